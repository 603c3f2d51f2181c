/** Text that may wrap between words, but never inside a date or an account number. */
export const Words = ({ text }: { text: string }) =>
  // Every second part is a word with a digit in it.
  text.split(/(\S*[\d०-९]\S*)/).map((part, index) =>
    index % 2 === 1 && part.includes('-') ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
