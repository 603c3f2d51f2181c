import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { globSync } from 'tinyglobby'

/** Names a release by what it is made of: an open page of another release then loads the next page as a whole. */
function releaseId() {
  const { files, env } = JSON.parse(readFileSync('package.json', 'utf8')).wireit.build
  const hash = createHash('sha256')
  for (const file of globSync(files).sort()) hash.update(file).update(readFileSync(file))
  for (const name of Object.keys(env)) hash.update(`${name}=${process.env[name] ?? ''}`)
  return hash.digest('hex').slice(0, 12)
}

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  trailingSlash: false,
  generateBuildId: releaseId,
  images: { unoptimized: true },
  poweredByHeader: false,
  // It reads its WebAssembly from its own folder in node_modules.
  serverExternalPackages: ['harfbuzzjs'],
  // File tracing is for servers; an export has none, and tracing takes a quarter of the build.
  outputFileTracingExcludes: { '*': ['**/*'] },
  experimental: { globalNotFound: true },
  // `npm run dev` uses Turbopack; what follows is for the build.
  turbopack: {},
  webpack(webpackConfig, { dev, isServer, webpack }) {
    if (dev || isServer) return webpackConfig
    // With this comment a browser compiles scripts while they arrive: on a phone the longest task takes half the time.
    // It is added after minification, which drops comments.
    const hint = new webpack.BannerPlugin({
      banner: '//# allFunctionsCalledOnLoad',
      raw: true,
      test: /\.js$/,
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
    })
    webpackConfig.plugins.push(hint)
    // What the frame of every page uses, or half of their kinds, goes into one file. Otherwise webpack repeats small
    // modules in the file of each kind of page, and spreads the frame over five files.
    webpackConfig.optimization.splitChunks.cacheGroups.site = {
      name: 'site',
      test(module, { chunkGraph }) {
        const chunks = [...chunkGraph.getModuleChunksIterable(module)]
        const isOurs = /[\\/](components|lib)[\\/](?!.*node_modules)/.test(module.resource)
        const isFrameworks = /[\\/]node_modules[\\/]next[\\/]/.test(module.resource)
        return (
          (isOurs && chunks.length >= 12) || (!isFrameworks && chunks.some(({ name }) => name?.endsWith('/layout')))
        )
      },
      enforce: true,
      chunks: 'initial',
    }
    return webpackConfig
  },
}

export default config
