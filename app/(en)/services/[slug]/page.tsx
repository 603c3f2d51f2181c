import { ServicePage } from '@/components/pages/service-page'
import { groupMetadata, groupParams } from '@/lib/seo/page-metadata'

export const generateStaticParams = groupParams('services')
export const generateMetadata = groupMetadata('en', 'services')

export default async function Page({ params }: PageProps<'/services/[slug]'>) {
  return <ServicePage locale="en" slug={(await params).slug} />
}
