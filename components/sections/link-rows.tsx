import { clsx } from 'clsx'

import { Glyph } from '@/components/ui/glyph'
import { LIST_LIMIT, type MenuLink } from '@/lib/content/menu'

/** Page links as ledger rows; in columns if there are more than `LIST_LIMIT`. */
export const LinkRows = ({ links }: { links: readonly MenuLink[] }) => (
  <ul className={clsx('double-rule-top', links.length > LIST_LIMIT && 'grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3')}>
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
