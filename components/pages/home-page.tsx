import { LazyNotice } from '@/components/islands/lazy-notice'
import { StructuredData } from '@/components/layout/structured-data'
import { CardCarousel } from '@/components/sections/card-carousel'
import { ContactBand } from '@/components/sections/contact-band'
import { Hero } from '@/components/sections/hero'
import { HowItWorks } from '@/components/sections/how-it-works'
import { PartnersAndTestimonials } from '@/components/sections/partners-and-testimonials'
import { ProductCard } from '@/components/sections/product-card'
import { ServiceCard } from '@/components/sections/service-card'
import { Stats } from '@/components/sections/stats'
import { Picture } from '@/components/ui/picture'
import { noticeTime } from '@/lib/calendar/notice-time'
import { inFinderOrder } from '@/lib/content/finder-order'
import { getContent } from '@/lib/content/gateway'
import { HERO_LIMIT, seeAllLink, withNewTabNote } from '@/lib/content/menu'
import { findPicture } from '@/lib/content/pictures'
import type { Locale } from '@/lib/i18n/locales'
import { routesFor } from '@/lib/urls/routes'

/** The home page (specification, section 2). */
export function HomePage({ locale }: { locale: Locale }) {
  const content = getContent(locale)
  const { buying, home, labels, products, services } = content
  const { image, linkLabel, path } = home.notice
  return (
    <>
      <StructuredData locale={locale} path={routesFor(locale).home} />
      <Hero locale={locale} home={home} buying={buying} products={products} labels={labels} />
      <Stats stats={home.stats} columnCount={Math.min(products.length, HERO_LIMIT)} />
      <HowItWorks locale={locale} {...home.howItWorks} />
      <CardCarousel locale={locale} head={home.products} labels={labels} seeAll={seeAllLink(content, 'products')}>
        {inFinderOrder(products, buying.comparison).map((product, index) => (
          <ProductCard key={index} locale={locale} product={product} linkLabel={labels.viewDetail} />
        ))}
      </CardCarousel>
      <CardCarousel locale={locale} head={home.services} labels={labels} seeAll={seeAllLink(content, 'services')} ruled>
        {services.map((service, index) => (
          <ServiceCard key={index} service={service} linkLabel={labels.viewMore} />
        ))}
      </CardCarousel>
      <PartnersAndTestimonials
        locale={locale}
        partners={home.partners}
        testimonials={home.testimonials}
        labels={labels}
      />
      <ContactBand locale={locale} title={buying.contactTitle} button={labels.demo} nextSteps={buying.nextSteps} />
      {home.notice.open && (
        <LazyNotice
          notice={home.notice}
          link={withNewTabNote(content, { label: linkLabel, href: path })}
          time={noticeTime(home.notice)}
          closeLabel={labels.close}
        >
          {image && (
            <Picture files={findPicture(image.file)} alt={image.alt} sizes="320px" className="mt-4 h-auto max-w-full" />
          )}
        </LazyNotice>
      )}
    </>
  )
}
