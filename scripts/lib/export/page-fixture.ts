/** The framework's data of the page: two rows, of which the second begins in one script and ends in the next. */
export const FLIGHT = '1:"$Sreact.fragment"\n0:["$","p",null,{"children":"नेपाल 🌾 </script>"}]\n'

const chunk = (name: string, rest: string) => `<script src="/_next/static/chunks/${name}.js" ${rest}></script>`
const push = (text: string) =>
  `<script>self.__next_f.push(${JSON.stringify([1, text]).replaceAll('<', '\\u003c')})</script>`

/** What a page of the export has, in the order and the form in which Next writes it. */
const PIECES = {
  doctype: '<!DOCTYPE html><html lang="en"><head>',
  charset: '<meta charSet="utf-8"/>',
  viewport: '<meta name="viewport" content="width=device-width"/>',
  font: '<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin="" type="font/woff2"/>',
  styles: '<link rel="stylesheet" href="/_next/static/css/x.css" data-precedence="next"/>',
  preload: '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/webpack-1.js"/>',
  chunks: chunk('a', 'async=""') + chunk('app/(en)/%5Bslug%5D/page-b', 'async=""'),
  title: '<title>नेपाल 🌾</title>',
  polyfills: chunk('polyfills', 'noModule=""'),
  body: '</head><body>',
  data: '<script type="application/ld+json">{"@context":"https://schema.org"}</script>',
  content:
    '<a href="/contactus">Café &amp; 🌾</a>\r\n<div style="position:relative">a</div><div style="position:relative">b</div>',
  map: '<iframe src="https://www.google.com/maps?q=Nepal&amp;output=embed" title="Map"></iframe>',
  webpack: chunk('webpack-1', 'id="_R_" async=""'),
  flight:
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' + push(FLIGHT.slice(0, 30)) + push(FLIGHT.slice(30)),
  end: '</body></html>',
}

/** HTML of a page as Next exports it, with other pieces where `changes` has some. */
export const exportedPage = (changes: Partial<typeof PIECES> = {}) => Object.values({ ...PIECES, ...changes }).join('')
