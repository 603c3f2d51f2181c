interface SampleLabelProps {
  /** Sample numbers and addresses, each with its label. */
  samples: Record<string, string>
  /** Numbers and addresses beside the label. */
  of: readonly string[]
  className?: string
}

/** Label for a group of links with sample numbers; hidden from screen readers, which read each link's `srNote`. */
export function SampleLabel({ samples, of, className = 'font-text text-xs font-normal' }: SampleLabelProps) {
  const word = of.map((one) => samples[one]).find(Boolean)
  return (
    word && (
      <span aria-hidden className={`whitespace-nowrap ${className}`}>
        {word}
      </span>
    )
  )
}
