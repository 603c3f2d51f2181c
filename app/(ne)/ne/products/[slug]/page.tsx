import { ProductPage } from '@/components/pages/product-page'
import { groupMetadata, groupParams } from '@/lib/seo/page-metadata'

export const generateStaticParams = groupParams('products')
export const generateMetadata = groupMetadata('ne', 'products')

export default async function Page({ params }: PageProps<'/ne/products/[slug]'>) {
  return <ProductPage locale="ne" slug={(await params).slug} />
}
