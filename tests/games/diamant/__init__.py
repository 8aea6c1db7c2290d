# The rule by which the first decision is asked for, by the options of the table.
FIRST_QUESTIONS: list[tuple[dict[str, bool], str]] = [({}, "DIA-11")]
