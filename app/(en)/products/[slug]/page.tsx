import { ProductPage } from '@/components/pages/product-page'
import { slugMetadata, slugParams } from '@/lib/seo/page-metadata'

export const generateStaticParams = slugParams('products')
export const generateMetadata = slugMetadata('en', 'products')

export default async function Page({ params }: PageProps<'/products/[slug]'>) {
  return <ProductPage locale="en" slug={(await params).slug} />
}
