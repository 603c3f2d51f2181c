/** A link in its own paragraph under a text; nothing without a `link`. */
export const LinkUnderText = ({ link }: { link: { label: string; path: string } | undefined }) =>
  link && (
    <p className="mt-3 print:hidden">
      <a href={link.path} className="inline-block py-1 text-sindoor underline">
        {link.label}
      </a>
    </p>
  )
