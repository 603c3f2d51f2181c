interface PlaceholderLabelProps {
  /** Label text by unconfirmed phone number or address. */
  placeholderNotes: Record<string, string>
  /** All phone numbers and addresses of the group. */
  contacts: readonly string[]
  className?: string
}

/** Label of a group with a placeholder; hidden from screen readers, which read the `srNote` of each link instead. */
export function PlaceholderLabel({
  placeholderNotes,
  contacts,
  className = 'font-text text-xs font-normal',
}: PlaceholderLabelProps) {
  const label = contacts.map((contact) => placeholderNotes[contact]).find(Boolean)
  return (
    label && (
      <span aria-hidden className={`whitespace-nowrap ${className}`}>
        {label}
      </span>
    )
  )
}

/** Label beside the company's phone and e-mail in an error message; the links there have no `srNote` to read instead. */
export const CompanyPlaceholderLabel = ({ placeholderNote }: { placeholderNote: string | undefined }) =>
  placeholderNote && <span className="text-xs">{placeholderNote}</span>
