import { ProductPage } from '@/components/pages/product-page'
import { groupMetadata, groupParams } from '@/lib/seo/page-metadata'

export const generateStaticParams = groupParams('products')
export const generateMetadata = groupMetadata('en', 'products')

export default async function Page({ params }: PageProps<'/products/[slug]'>) {
  return <ProductPage locale="en" slug={(await params).slug} />
}
