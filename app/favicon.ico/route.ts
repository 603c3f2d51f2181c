import { getContent } from '@/lib/content/gateway'
import { icons } from '@/lib/weave/icon-files'
import { markIco } from '@/lib/weave/mark-icons'

export const dynamic = 'force-static'

/** Stands at the address that browsers and feed readers request by themselves. */
export const GET = async () =>
  new Response(await markIco(getContent('en').site.mark), { headers: { 'content-type': icons.favicon.type } })
