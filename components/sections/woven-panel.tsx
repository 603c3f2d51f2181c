import type { ReactNode } from 'react'

import { AnyLink } from '@/components/ui/any-link'
import { buttonVariants } from '@/components/ui/button'
import { noBreakWords } from '@/components/ui/no-break-words'
import type { MenuLink } from '@/lib/content/menu'

import { Weave } from './weave'
import { WovenIcon } from './woven-icon'

interface WovenPanelProps {
  /** Name of the pattern. */
  weave: string
  /** Text alternative, if the pattern is not decorative (WCAG 1.1.1). */
  alt?: string
  title: string
  /** Main heading instead of the title, which is then a small line above. */
  headline?: string
  text: string
  icon?: string
  /** Link whose click area is the whole panel. */
  link?: MenuLink
  children?: ReactNode
}

/** Text panel on a full-width pattern: 404 page, coming-soon pages, advertisement. */
export const WovenPanel = ({ weave, alt, title, headline, text, icon, link, children }: WovenPanelProps) => (
  <div className="woven-panel relative isolate grid min-h-[min(75vh,40rem)] place-items-center px-6 py-28 print:min-h-0 print:py-4">
    <div role={alt && 'img'} aria-label={alt} className="absolute inset-0 -z-10 print:hidden">
      <Weave name={weave} cell={16} below={{ lg: 8 }} eager />
    </div>
    <div data-scroll-in="">
      <div className="grid max-w-2xl justify-items-center gap-4 bg-paper px-6 py-14 text-center wrap-anywhere sm:px-14">
        {icon && <WovenIcon name={icon} size={78} eager />}
        {headline && <p className="font-semibold text-sindoor">{title}</p>}
        <h1>{noBreakWords(headline ?? title)}</h1>
        <p>{text}</p>
        {link && (
          <AnyLink
            href={link.href}
            newTabNote={link.newTabNote}
            className={buttonVariants({ className: 'after:absolute after:inset-0' })}
          >
            {link.label}
          </AnyLink>
        )}
        {children}
      </div>
    </div>
  </div>
)
