import type { HeaderRule } from './header-rules'

/** Text of Vercel's `vercel.json` with the same headers: its patterns use `(.*)` instead of `*`. */
export const vercelFile = (rules: readonly HeaderRule[]) => {
  const headers = rules.map(({ path, headers }) => ({
    source: path.replaceAll('*', '(.*)'),
    headers: headers.map(([key, value]) => ({ key, value })),
  }))
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, headers }, null, 2)}\n`
}
