/** A word or range with a dash, a word before ` /`, an amount in rupees, a two-word name in a Nepali sentence. */
const UNBROKEN = /([^\s/]+[-–][^\s/]+|\S+ \/|(?:Rs|रु) [\d०-९]\S*|[A-Z]\w+ [A-Z]\w+(?= [\u0900-\u097F])|राष्ट्र बैंक)/

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
