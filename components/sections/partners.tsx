import { Carousel } from '@/components/ui/carousel/carousel'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import type { SiteContent } from '@/lib/content'
import { findPicture } from '@/lib/pictures'

/** Partners as text marks in a ledger row. */
export const Partners = ({ content: { home, labels } }: { content: SiteContent }) => (
  <Section>
    <SectionHead title={home.partners.title} tagline={home.partners.tagline} />
    <Carousel
      name={home.partners.title}
      labels={labels.carousel}
      show="cards"
      interval={3000}
      controls="bullets"
      className="ruled"
    >
      {home.partners.items.map(({ partnerID, partnerName, photo }) => (
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
      ))}
    </Carousel>
    {home.partners.items.some((item) => item.pending) && (
      <p className="mt-6 text-sm text-ink-soft">{home.partners.sampleNote}</p>
    )}
  </Section>
)
