import { clsx } from 'clsx'

import { Glyph } from '@/components/ui/glyph'
import type { MenuLink } from '@/lib/content/menu'

interface LinkRowsProps {
  links: readonly MenuLink[]
  /** Two links a row, for short labels. */
  inPairs?: boolean
}

/** A ruled row per link to a page, or per two. */
export const LinkRows = ({ links, inPairs = false }: LinkRowsProps) => (
  <ul className={clsx('double-rule-top', inPairs && 'grid grid-cols-2')}>
    {links.map(({ label, href }) => (
      <li key={href} className="border-b border-rule">
        <a
          href={href}
          className="flex min-h-11 items-center justify-between gap-4 border-l border-margin py-2.5 pl-4 font-semibold hover:bg-ledger hover:text-sindoor"
        >
          {label}
          <Glyph name="arrow" className="mr-3 size-4" />
        </a>
      </li>
    ))}
  </ul>
)
