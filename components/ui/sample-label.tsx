interface SampleLabelProps {
  /** Sample numbers and addresses, each with its label. */
  samples: Record<string, string>
  /** Numbers and addresses in the group. */
  contacts: readonly string[]
  className?: string
}

/** Label for a group of links with sample numbers; hidden from screen readers, which read each link's `srNote`. */
export function SampleLabel({ samples, contacts, className = 'font-text text-xs font-normal' }: SampleLabelProps) {
  const label = contacts.map((one) => samples[one]).find(Boolean)
  return (
    label && (
      <span aria-hidden className={`whitespace-nowrap ${className}`}>
        {label}
      </span>
    )
  )
}

/** Label beside the company's sample number and address in a message; read out, as the links there have no `srNote`. */
export const CompanySampleLabel = ({ sample }: { sample: string | undefined }) =>
  sample && <span className="text-xs">{sample}</span>
