import { Carousel } from '@/components/ui/carousel/carousel'
import { Picture } from '@/components/ui/picture'
import { findScreen, type Labels, type SiteContent } from '@/lib/content/gateway'
import { findPicture } from '@/lib/content/pictures'
import { interpolate } from '@/lib/i18n/interpolate'
import type { Locale } from '@/lib/i18n/locales'

import { MockScreen } from './mock-screen/mock-screen'

interface IntroGalleryProps {
  locale: Locale
  /** Name of the product or company, for the carousel's accessible name. */
  name: string
  gallery: SiteContent['company']['aboutus']['gallery']
  labels: Pick<Labels, 'pictures' | 'carousel'>
}

/** Pictures or screens of the pages About, COPONEXT and BANCOS (specification, section 2): a carousel if several. */
export function IntroGallery({ locale, name, gallery, labels }: IntroGalleryProps) {
  // The schema requires a screen in each entry without image.
  const slides = gallery.map(({ screen, image }) =>
    image ? (
      <Picture
        key={image.file}
        files={findPicture(image.file)}
        alt={image.alt}
        sizes="(width < 992px) 100vw, 784px"
        className="m-auto h-auto max-w-full rounded-lg"
      />
    ) : (
      <MockScreen key={screen} screen={findScreen(locale, screen!)} variant="slide" />
    ),
  )
  if (slides.length === 1) return slides
  return (
    <Carousel
      locale={locale}
      name={interpolate(labels.pictures, { name })}
      labels={labels.carousel}
      show="single"
      interval={3000}
      variant="card"
    >
      {slides}
    </Carousel>
  )
}
