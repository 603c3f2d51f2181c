import { DownloadPage } from '@/components/pages/download-page'
import { slugMetadata, slugParams } from '@/lib/seo/page-metadata'

export const generateStaticParams = slugParams('downloads')
export const generateMetadata = slugMetadata('en', 'downloads')

export default async function Page({ params }: PageProps<'/downloads/[slug]'>) {
  return <DownloadPage locale="en" slug={(await params).slug} />
}
