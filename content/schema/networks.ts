/**
 * Social networks that the site has an icon for: their names, and the hosts of their addresses. A host includes its
 * subdomains, so that `facebook.com` covers `www.facebook.com`.
 */
export const networks = {
  facebook: { name: 'Facebook', hosts: ['facebook.com', 'fb.com', 'fb.me'] },
  youtube: { name: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
  linkedin: { name: 'LinkedIn', hosts: ['linkedin.com', 'lnkd.in'] },
  instagram: { name: 'Instagram', hosts: ['instagram.com', 'instagr.am'] },
  tiktok: { name: 'TikTok', hosts: ['tiktok.com'] },
  viber: { name: 'Viber', hosts: ['viber.com', 'vb.me'] },
  whatsapp: { name: 'WhatsApp', hosts: ['whatsapp.com', 'wa.me'] },
  x: { name: 'X', hosts: ['x.com', 'twitter.com'] },
} as const satisfies Record<string, { name: string; hosts: readonly string[] }>

/** A network as content names it. */
export type Network = keyof typeof networks

/** All networks, in the order in which messages list them. */
export const networkNames = Object.keys(networks) as [Network, ...Network[]]

const isBelow = (host: string, names: readonly string[]) =>
  names.some((name) => host === name || host.endsWith(`.${name}`))

/** A chat in Viber with a telephone number, which has no web address: `viber://chat?number=%2B9779800000000`. */
export const isViberChat = (url: string) => /^viber:\/\/chat\?number=%2B\d{8,15}$/.test(url)

/** Says what is wrong with `url` as an address of `network`; `undefined` when it is right, or no https address. */
export function wrongNetwork(network: Network, url: string): string | undefined {
  if (!isViberChat(url) && (!url.startsWith('https:') || !URL.canParse(url))) return undefined
  const hostname = isViberChat(url) ? networks.viber.hosts[0] : new URL(url).hostname
  const { name, hosts } = networks[network]
  if (isBelow(hostname, hosts)) return undefined
  const other = networkNames.find((candidate) => isBelow(hostname, networks[candidate].hosts))
  if (other)
    return `"${url}" is an address of ${networks[other].name}, not of ${name}: write the one of ${name}, or network: '${other}'`
  return `"${url}" is not an address of ${name}: copy it from the company's page there`
}
