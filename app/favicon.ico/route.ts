import { getContent } from '@/lib/content/gateway'
import { icons } from '@/lib/weave/icon-files'
import { markIco } from '@/lib/weave/mark-icons'

export const dynamic = 'force-static'

/** At the address that browsers and feed readers try by themselves. */
export const GET = async () =>
  new Response(await markIco(getContent('en').site.mark), { headers: { 'content-type': icons.favicon.type } })
