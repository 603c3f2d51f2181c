import { DownloadPage } from '@/components/pages/download-page'
import { groupMetadata, groupParams } from '@/lib/seo/page-metadata'

export const generateStaticParams = groupParams('downloads')
export const generateMetadata = groupMetadata('ne', 'downloads')

export default async function Page({ params }: PageProps<'/ne/downloads/[slug]'>) {
  return <DownloadPage locale="ne" slug={(await params).slug} />
}
