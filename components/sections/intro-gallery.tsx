import { Carousel } from '@/components/ui/carousel/carousel'
import { Section } from '@/components/ui/section'
import { findScreen, type SiteContent } from '@/lib/content'
import { fill } from '@/lib/fill'

import { Screen } from './screen/screen'

interface IntroGalleryProps {
  content: SiteContent
  /** What the pictures show: a product, or the company. */
  name: string
  gallery: SiteContent['company']['aboutus']['gallery']
}

/** The intro carousel of About, COPONEXT and BANCOS (specification, section 2). */
export const IntroGallery = ({ content, name, gallery }: IntroGalleryProps) => (
  <Section screenOnly>
    <Carousel
      name={fill(content.labels.pictures, { name })}
      labels={content.labels.carousel}
      show="single"
      effect="fade"
      interval={3000}
    >
      {gallery.map((picture) =>
        'screen' in picture ? (
          <Screen
            key={picture.screen}
            screen={findScreen(content, picture.screen)}
            sampleLabel={content.labels.sampleData}
            className="w-full max-w-5xl self-start"
          />
        ) : (
          <img key={picture.image.src} {...picture.image} alt={picture.image.alt} className="m-auto rounded-lg" />
        ),
      )}
    </Carousel>
  </Section>
)
