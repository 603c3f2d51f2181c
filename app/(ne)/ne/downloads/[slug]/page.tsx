import { DownloadPage } from '@/components/pages/download-page'
import { slugMetadata, slugParams } from '@/lib/seo/page-metadata'

export const generateStaticParams = slugParams('downloads')
export const generateMetadata = slugMetadata('ne', 'downloads')

export default async function Page({ params }: PageProps<'/ne/downloads/[slug]'>) {
  return <DownloadPage locale="ne" slug={(await params).slug} />
}
