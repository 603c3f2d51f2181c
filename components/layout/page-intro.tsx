import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { noBreakWords } from '@/components/ui/no-break-words'
import { WovenIcon } from '@/components/ui/woven-icon'

import { OnCloth } from './on-cloth'

interface PageIntroProps {
  breadcrumb: ReactNode
  title: string
  icon?: string
  subtitle?: string
  intro?: string
  /** `cloth` and `card`: see `OnCloth`. */
  cloth?: ReactNode
  card?: ReactNode
  children?: ReactNode
}

/** Head of a product, service, About, FAQ or career page: breadcrumb, icon, h1, introduction, `children`. */
export const PageIntro = ({ breadcrumb, title, icon, subtitle, intro, cloth, card, children }: PageIntroProps) => (
  <OnCloth cloth={cloth} card={card} className={clsx('page-intro double-rule-bottom', (cloth || card) && 'lg:min-h-112')}>
    <div className="grid justify-items-start gap-3 wrap-anywhere md:gap-4 print:gap-2">
      {breadcrumb}
      {icon && <WovenIcon name={icon} size={39} eager />}
      <h1>{noBreakWords(title)}</h1>
      {subtitle && <p className="text-lg font-semibold">{noBreakWords(subtitle)}</p>}
      {intro && <p className="max-w-text text-ink-soft print:max-w-none">{noBreakWords(intro)}</p>}
      {children}
    </div>
  </OnCloth>
)
