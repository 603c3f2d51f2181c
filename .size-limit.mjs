import { readFileSync } from 'node:fs'

/** Initial scripts of a page (`data-chunks`), as glob patterns with escaped brackets. */
function scriptsOf(page) {
  const [, chunks] = /data-chunks="([^"]+)"/.exec(readFileSync(`out/${page}.html`, 'utf8'))
  return chunks.split(' ').map((address) => `out${decodeURI(address)}`.replace(/[()[\]]/g, '\\$&'))
}

/** Fonts that a page preloads. */
const fontsOf = (page) =>
  [...readFileSync(`out/${page}.html`, 'utf8').matchAll(/href="([^"]+\.woff2)"/g)].map(([, address]) => `out${address}`)

/**
 * Limits after Brotli, with a small margin for code. Pages allow for all texts at their maximum length; a Nepali letter
 * is two or three characters of three bytes.
 */
const limits = [
  { name: 'Scripts of home', path: scriptsOf('index'), limit: '133.2 kB' },
  { name: 'Scripts of a product', path: scriptsOf('products/micos'), limit: '137710 B' },
  { name: 'Scripts of the contact page, with the form', path: scriptsOf('contactus'), limit: '157 kB' },
  { name: 'Scripts of pages with panels', path: scriptsOf('company/faqs'), limit: '134.2 kB' },
  { name: 'Scripts of all other pages', path: scriptsOf('services/webhosting'), limit: '130.9 kB' },
  { name: 'Home and its styles', path: 'out/index.html', limit: '32 kB' },
  { name: 'The longest product', path: 'out/products/goldplus.html', limit: '44 kB' },
  { name: 'The same in Nepali', path: 'out/ne/products/goldplus.html', limit: '47 kB' },
  { name: 'The contact page', path: 'out/contactus.html', limit: '28 kB' },
  { name: 'All styles', path: 'out/_next/static/css/*.css', limit: '13850 B' },
  { name: 'Fonts of home', path: fontsOf('index'), limit: '42 kB' },
  { name: 'Fonts of home in Nepali', path: fontsOf('ne'), limit: '62 kB' },
  { name: 'All scripts, those that come later too', path: 'out/_next/static/chunks/**/*.js', limit: '391.8 kB' },
]

export default limits
