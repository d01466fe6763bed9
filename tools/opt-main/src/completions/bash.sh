# Completion of the arguments of @NAME@, for bash.

@FUNCTION@() {
    local cur=$2 at=$COMP_CWORD flag= prefix= command= words= files= word
    local IFS=$' \t\n'
    COMPREPLY=()
    # `--flag=value` is three words where `=` divides words (COMP_WORDBREAKS), else one. A flag before a value ends in `=`
    # where that is there.
    if [[ ${COMP_WORDS[at]} == '=' ]]; then
        flag=${COMP_WORDS[at-1]}= cur=
    elif ((at > 1)) && [[ ${COMP_WORDS[at-1]} == '=' ]]; then
        flag=${COMP_WORDS[at-2]}=
    elif [[ $cur == -*=* ]]; then
        prefix=${cur%%=*}= flag=${cur%%=*}= cur=${cur#*=}
    elif ((at > 1)); then
        flag=${COMP_WORDS[at-1]}
    fi
    if ((at > 1)); then
        case ${COMP_WORDS[1]} in
        @COMMANDS@) command=${COMP_WORDS[1]} ;;
        esac
    fi
    # One dash is as good as two.
    case $flag in
    --* | -? | -?=) ;;
    -*) flag=-$flag ;;
    esac

    case "$command $flag" in
@VALUES@
    *)
        case "$command:$cur" in
@WORDS@
        esac
        ;;
    esac

    for word in $words; do
        if [[ $word == "$cur"* ]]; then COMPREPLY+=("$prefix$word"); fi
    done
    if [[ $files ]]; then
        while IFS= read -r word; do COMPREPLY+=("$prefix$word"); done < <(compgen "$files" -- "$cur")
    else
        # Where there can be no file, bash need not look for one.
        compopt +o bashdefault +o default 2>/dev/null
    fi
    return 0
}

complete -o bashdefault -o default -o filenames -F @FUNCTION@ @NAME@
