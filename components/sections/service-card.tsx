import { ButtonLink } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { noBreakWords } from '@/components/ui/no-break-words'
import { Unhydrated } from '@/components/ui/unhydrated'
import type { Service } from '@/lib/content/gateway'
import { iconFor } from '@/lib/weave/woven-icons'

import { WovenIcon } from './woven-icon'

interface ServiceCardProps {
  service: Service
  linkLabel: string
}

/** Card of a service: icon, name, one line of text, link to the service's page. */
export const ServiceCard = ({ service: { slug, path, cardName, cardText }, linkLabel }: ServiceCardProps) => (
  <Unhydrated
    as="article"
    name={`card-${slug}`}
    className="flex h-full flex-col items-start border-l border-margin px-6 pt-8 pb-4"
  >
    <WovenIcon name={iconFor(slug)} size={78} />
    <h3 className="mt-4 text-h4">{noBreakWords(cardName)}</h3>
    <p className="mt-2 text-sm text-ink-soft">{cardText}</p>
    <ButtonLink href={path} variant="text" className="mt-auto print:hidden">
      {linkLabel}
      <span className="sr-only">{`: ${cardName}`}</span>
      <Glyph name="arrow" />
    </ButtonLink>
  </Unhydrated>
)
