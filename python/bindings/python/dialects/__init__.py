"""The dialects of the package."""
