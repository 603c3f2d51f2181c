import type { ReactNode } from 'react'

import { Weave } from '@/components/sections/weave'
import { WovenIcon } from '@/components/sections/woven-icon'
import { noBreakWords } from '@/components/ui/no-break-words'

interface PageIntroProps {
  breadcrumb: ReactNode
  title: string
  icon?: string
  subtitle?: string
  intro?: string
  /** Pattern images side by side, for a page without card. */
  cloth?: ReactNode
  /** Mock screen on the cloth of ink, for a page without `cloth`. */
  card?: ReactNode
  children?: ReactNode
}

/** The company's cloth, for the head of a page about the company; in tones of ink behind a mock screen. */
export const CompanyCloth = ({ inInk = false }) => (
  <Weave name={inInk ? 'site-ink' : 'site-logo'} cell={8} below={{ lg: 4 }} eager />
)

/**
 * Head of a product, service, About, FAQ or career page: breadcrumb, icon, h1, introduction and `children`, beside a
 * cloth, which reaches the right window edge, or a card. Stacked below `lg` (page-intro.css).
 */
export const PageIntro = ({ breadcrumb, title, icon, subtitle, intro, cloth, card, children }: PageIntroProps) => (
  <div className="page-intro double-rule-bottom">
    <div className="page-intro-text">
      <div className="grid justify-items-start gap-3 wrap-anywhere md:gap-4 print:gap-2">
        {breadcrumb}
        {icon && <WovenIcon name={icon} size={78} eager className="mb-1 print:hidden" />}
        <h1>{noBreakWords(title)}</h1>
        {subtitle && <p className="text-lg font-semibold">{noBreakWords(subtitle)}</p>}
        {intro && <p className="max-w-text text-ink-soft print:max-w-none">{noBreakWords(intro)}</p>}
        {children}
      </div>
    </div>
    {(cloth || card) && <div className="page-intro-cloth">{cloth ?? <CompanyCloth inInk />}</div>}
    {card && <div className="page-intro-card">{card}</div>}
  </div>
)
