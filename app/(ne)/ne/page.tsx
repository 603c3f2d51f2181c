import { homeMetadata, HomePage } from '@/components/pages/home-page'

export const metadata = homeMetadata('ne')

export default function Page() {
  return <HomePage locale="ne" />
}
