/** A dashed word or range, a word before ` /`, an amount, the unit at the end of a heading, names of two words. */
const UNBROKEN =
  /([^\s/]+[-–][^\s/]+|\S+ \/|(?:Rs|रु) [\d०-९]\S*|[A-Z]\w+ [A-Z]\w+(?= [\u0900-\u097F])|राष्ट्र बैंक|\S+ (?:Rs|रु|%)$)/

/** Text without line breaks in these parts; U+2011 would hide them from search. `split` returns them at odd indexes. */
export const noBreakWords = (text: string) =>
  text.split(UNBROKEN).map((part, index) =>
    index % 2 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
