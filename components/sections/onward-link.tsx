import { ButtonLink } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import type { SiteContent } from '@/lib/content/gateway'
import { onwardLink } from '@/lib/content/menu'

/** Below a carousel that shows only the first pages of a group: the way to all of them. */
export function OnwardLink({ content, group }: { content: SiteContent; group: 'products' | 'services' }) {
  const link = onwardLink(content, group)
  return (
    link && (
      <ButtonLink href={link.href} look="text" className="mt-6">
        {link.label}
        <Glyph name="arrow" />
      </ButtonLink>
    )
  )
}
