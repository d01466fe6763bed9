"u.op"() ({
^bb0