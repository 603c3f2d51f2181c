import { ServicePage } from '@/components/pages/service-page'
import { groupMetadata, groupParams } from '@/lib/seo/page-metadata'

export const generateStaticParams = groupParams('services')
export const generateMetadata = groupMetadata('ne', 'services')

export default async function Page({ params }: PageProps<'/ne/services/[slug]'>) {
  return <ServicePage locale="ne" slug={(await params).slug} />
}
