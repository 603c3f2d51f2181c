import { ServicePage } from '@/components/pages/service-page'
import { slugMetadata, slugParams } from '@/lib/seo/page-metadata'

export const generateStaticParams = slugParams('services')
export const generateMetadata = slugMetadata('en', 'services')

export default async function Page({ params }: PageProps<'/services/[slug]'>) {
  return <ServicePage locale="en" slug={(await params).slug} />
}
