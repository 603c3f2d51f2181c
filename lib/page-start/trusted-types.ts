type Rules = Record<string, (text: string) => string>
const { trustedTypes } = window as { trustedTypes?: { createPolicy: (name: string, rules: Rules) => void } }

const refuse = () => {
  throw new TypeError('not a script of this site')
}
// Only these may become a script: our own files, the empty element with which React makes a script, and the data for
// search engines, which is JSON without tags.
trustedTypes?.createPolicy('default', {
  createScriptURL: (text) => {
    const { origin, pathname, href } = new URL(text, location.href)
    return origin === location.origin && pathname.startsWith('/_next/static/') ? href : refuse()
  },
  createHTML: (text) => (text === '<script></script>' || !text.includes('<') ? text : refuse()),
  createScript: (text) => (JSON.parse(text) ? text : refuse()),
})

export {}
