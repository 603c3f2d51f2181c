interface SampleMarkProps {
  /** What is a sample, with the word that says so. */
  samples: Record<string, string>
  /** Numbers and addresses beside which the mark stands. */
  of: readonly string[]
  className?: string
}

/** Says once, beside links, that they lead nowhere yet. Screen readers hear it from each link (`srNote`) instead. */
export function SampleMark({ samples, of, className = 'font-text text-xs font-normal' }: SampleMarkProps) {
  const word = of.map((one) => samples[one]).find(Boolean)
  return (
    word && (
      <span aria-hidden className={className}>
        {word}
      </span>
    )
  )
}
