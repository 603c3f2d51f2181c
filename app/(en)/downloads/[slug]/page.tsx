import { DownloadPage } from '@/components/pages/download-page'
import { groupMetadata, groupParams } from '@/lib/seo/page-metadata'

export const generateStaticParams = groupParams('downloads')
export const generateMetadata = groupMetadata('en', 'downloads')

export default async function Page({ params }: PageProps<'/downloads/[slug]'>) {
  return <DownloadPage locale="en" slug={(await params).slug} />
}
