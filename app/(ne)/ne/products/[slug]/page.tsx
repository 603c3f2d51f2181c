import { ProductPage } from '@/components/pages/product-page'
import { slugMetadata, slugParams } from '@/lib/seo/page-metadata'

export const generateStaticParams = slugParams('products')
export const generateMetadata = slugMetadata('ne', 'products')

export default async function Page({ params }: PageProps<'/ne/products/[slug]'>) {
  return <ProductPage locale="ne" slug={(await params).slug} />
}
