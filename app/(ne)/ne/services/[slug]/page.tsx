import { ServicePage } from '@/components/pages/service-page'
import { slugMetadata, slugParams } from '@/lib/seo/page-metadata'

export const generateStaticParams = slugParams('services')
export const generateMetadata = slugMetadata('ne', 'services')

export default async function Page({ params }: PageProps<'/ne/services/[slug]'>) {
  return <ServicePage locale="ne" slug={(await params).slug} />
}
