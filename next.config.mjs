import { listBundledFiles } from './scripts/build/list-bundled-files.mjs'

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // The package loads its WebAssembly file from its folder in node_modules.
  serverExternalPackages: ['harfbuzzjs'],
  // Skips file tracing, which only servers need: a quarter of the build time.
  outputFileTracingExcludes: { '*': ['**/*'] },
  experimental: { globalNotFound: true },
  // `npm run dev` uses Turbopack, `npm run build` webpack.
  turbopack: {},
  webpack(webpackConfig, { dev, isServer, webpack }) {
    if (dev || isServer) return webpackConfig
    // Magic comment for Chromium: eager compilation while streaming halves the longest task on a phone.
    // The late stage is after minification, which drops comments.
    const hint = new webpack.BannerPlugin({
      banner: '//# allFunctionsCalledOnLoad',
      raw: true,
      test: /\.js$/,
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
    })
    webpackConfig.plugins.push(hint, listBundledFiles)
    // Drops the calls that name Radix' functions, which the minifier has to keep: 1.2 to 1.9 kB on each page.
    webpackConfig.module.rules.push({ test: /@radix-ui/, loader: './scripts/build/drop-function-names.mjs' })
    // One chunk for modules of at least 8 entry chunks; webpack would duplicate small ones.
    const site = { name: 'site', chunks: 'initial', minChunks: 8, enforce: true }
    // 24 bits tell a chunk from its last version well enough: each page loads the list of all late chunks.
    webpackConfig.output.hashDigestLength = 6
    // What calculators share, in one chunk beside that of each calculator.
    const calculators = {
      name: 'calculators',
      test: /[\\/]calculators[\\/]common[\\/]/,
      chunks: 'async',
      enforce: true,
    }
    Object.assign(webpackConfig.optimization.splitChunks.cacheGroups, { site, calculators })
    return webpackConfig
  },
}

export default config
