import { TextLink } from './text-link'

/** A link in its own paragraph under a text; nothing without a `link`. */
export const LinkUnderText = ({ link }: { link: { label: string; path: string } | undefined }) =>
  link && (
    <p className="mt-3 print:hidden">
      <TextLink href={link.path} className="inline-block py-1">
        {link.label}
      </TextLink>
    </p>
  )
