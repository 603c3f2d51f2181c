import { Carousel } from '@/components/ui/carousel/carousel'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import type { Labels, SiteContent } from '@/lib/content/gateway'
import { findPicture } from '@/lib/content/pictures'

type PartnersProps = SiteContent['home']['partners'] & { carousel: Labels['carousel'] }

/** Partners as text marks in a ledger row. */
export function Partners({ title, tagline, sampleNote, items, carousel }: PartnersProps) {
  if (items.length === 0) return null
  const marks = items.map(({ partnerID, partnerName, photo }) => (
    <div key={partnerID} className="grid min-h-24 items-center border-l border-margin px-6 py-4">
      {photo ? (
        <Picture
          files={findPicture(photo.file)}
          alt={photo.alt}
          sizes="240px"
          className="max-h-16 max-w-full object-contain object-left"
        />
      ) : (
        <p className="font-heading text-lg font-semibold">{partnerName}</p>
      )}
    </div>
  ))
  return (
    <Section>
      <SectionHead title={title} tagline={tagline} />
      {marks.length === 1 ? (
        <div className="double-rule-top border-b border-b-rule">{marks}</div>
      ) : (
        <Carousel name={title} labels={carousel} show="cards" interval={3000} controls="bullets" look="ruled">
          {marks}
        </Carousel>
      )}
      {items.some((item) => item.pending) && <div className="mt-6 text-sm text-ink-soft">{sampleNote}</div>}
    </Section>
  )
}
