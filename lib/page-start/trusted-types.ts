declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: Record<string, (text: string) => string>) => void }
  }
}

// What may become script: our own files, the empty element by which React makes one, and the data for search engines,
// which is JSON without tags.
const refuse = () => {
  throw new TypeError('not a script of this site')
}
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (text) => {
    const { origin, pathname, href } = new URL(text, location.href)
    return origin === location.origin && pathname.startsWith('/_next/static/') ? href : refuse()
  },
  createHTML: (text) => (text === '<script></script>' || !text.includes('<') ? text : refuse()),
  createScript: (text) => (JSON.parse(text) ? text : refuse()),
})

export {}
