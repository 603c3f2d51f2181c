import { getContent } from '@/lib/content/gateway'
import { icons } from '@/lib/weave/icon-files'
import { markPng } from '@/lib/weave/mark-icons'

export const dynamic = 'force-static'

/** Stands at the address that iOS requests by itself; 180 pixels are 15 cells of 12 pixels. */
export const GET = async () =>
  new Response(await markPng(getContent('en').site.mark, 180), { headers: { 'content-type': icons.apple.type } })
