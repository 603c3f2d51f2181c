import { ButtonLink } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import type { SiteContent } from '@/lib/content/gateway'
import { seeAllLink } from '@/lib/content/menu'
import type { ListedGroup } from '@/lib/routes'

/** The link to all pages of a group, below a carousel that shows only the first of them. */
export function SeeAllLink({ content, group }: { content: SiteContent; group: ListedGroup }) {
  const link = seeAllLink(content, group)
  return (
    link && (
      <ButtonLink href={link.href} look="text" className="mt-6">
        {link.label}
        <Glyph name="arrow" />
      </ButtonLink>
    )
  )
}
