import { getContent } from '@/lib/content/gateway'
import { securityTxt } from '@/lib/seo/security-txt'
import { settings } from '@/lib/settings'

export const dynamic = 'force-static'

export const GET = () => new Response(securityTxt(getContent('en').site, settings.siteUrl))
