/** Label beside the company's contacts in an error message; not hidden: the links there have no `srNote`. */
export const CompanyPlaceholderLabel = ({ placeholderNote }: { placeholderNote: string | undefined }) =>
  placeholderNote && <span className="text-xs">{placeholderNote}</span>
