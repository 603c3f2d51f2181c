import { getContent } from '@/lib/content/gateway'
import { securityTxt } from '@/lib/seo/security-txt'
import { buildSettings } from '@/lib/settings'

export const dynamic = 'force-static'

export const GET = () => new Response(securityTxt(getContent('en').site, buildSettings().siteUrl))
