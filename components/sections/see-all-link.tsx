import { ButtonLink } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import type { MenuLink } from '@/lib/content/menu'

/** The link to all pages of a group, below a carousel that shows only the first of them. */
export const SeeAllLink = ({ link: { href, label } }: { link: MenuLink }) => (
  <ButtonLink href={href} variant="text" className="mt-6">
    {label}
    <Glyph name="arrow" />
  </ButtonLink>
)
