/** Social networks with an icon: name, and hosts of their URLs including subdomains. */
const networks = {
  facebook: { name: 'Facebook', hosts: ['facebook.com', 'fb.com', 'fb.me'] },
  youtube: { name: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
  linkedin: { name: 'LinkedIn', hosts: ['linkedin.com', 'lnkd.in'] },
  instagram: { name: 'Instagram', hosts: ['instagram.com', 'instagr.am'] },
  tiktok: { name: 'TikTok', hosts: ['tiktok.com'] },
  viber: { name: 'Viber', hosts: ['viber.com', 'vb.me'] },
  whatsapp: { name: 'WhatsApp', hosts: ['whatsapp.com', 'wa.me'] },
  x: { name: 'X', hosts: ['x.com', 'twitter.com'] },
} as const satisfies Record<string, { name: string; hosts: readonly string[] }>

/** Key of a network in content. */
export type Network = keyof typeof networks

/** Keys of all networks, in the order of messages. */
export const networkNames = Object.keys(networks) as [Network, ...Network[]]

const belongsTo = (host: string, names: readonly string[]) =>
  names.some((name) => host === name || host.endsWith(`.${name}`))

/** Tests for a Viber chat with a phone number, which has no web address: `viber://chat?number=%2B9779800000000`. */
export const isViberChat = (url: string) => /^viber:\/\/chat\?number=%2B\d{8,15}$/.test(url)

/** Error message if the https URL or Viber chat `url` is not an address of `network`; `undefined` for any other text. */
export function networkProblem(network: Network, url: string): string | undefined {
  if (!isViberChat(url) && (!url.startsWith('https:') || !URL.canParse(url))) return undefined
  const hostname = isViberChat(url) ? networks.viber.hosts[0] : new URL(url).hostname
  const { name, hosts } = networks[network]
  if (belongsTo(hostname, hosts)) return undefined
  const other = networkNames.find((candidate) => belongsTo(hostname, networks[candidate].hosts))
  if (other)
    return `"${url}" is an address of ${networks[other].name}, not of ${name}: write the one of ${name}, or network: '${other}'`
  return `"${url}" is not an address of ${name}: copy it from the company's page there`
}
