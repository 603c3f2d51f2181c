import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  trailingSlash: false,
  // A fixed id makes two builds of one commit byte-identical; file names carry content hashes anyway.
  generateBuildId: () => 'site',
  images: { unoptimized: true },
  poweredByHeader: false,
  // Reads its WebAssembly from the folder that it is installed in.
  serverExternalPackages: ['harfbuzzjs'],
  // `npm run check:types` looks at the types, before the build and at all files.
  typescript: { ignoreBuildErrors: true },
  // What a server would need on its disk: an export has none, and following all imports is a quarter of the build.
  outputFileTracingExcludes: { '*': ['**/*'] },
  experimental: { globalNotFound: true },
  webpack(webpackConfig, { dev, isServer, webpack }) {
    if (dev || isServer) return webpackConfig
    // The browser compiles the scripts while they arrive instead of in one long task when they start: on a phone the
    // longest task of a page takes half the time. After minification, which drops comments.
    const hint = new webpack.BannerPlugin({
      banner: '//# allFunctionsCalledOnLoad',
      raw: true,
      test: /\.js$/,
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
    })
    webpackConfig.plugins.push(hint)
    // What half of the kinds of pages use, in both languages, is in one file: webpack leaves small modules in the file
    // of each page that uses them, so that a visitor loads them with every kind of page, and beside the layout's once more.
    webpackConfig.optimization.splitChunks.cacheGroups.site = {
      name: 'site',
      test: /[\\/](components|lib)[\\/](?!.*node_modules)/,
      minChunks: 12,
      enforce: true,
      chunks: 'initial',
    }
    return webpackConfig
  },
}

/**
 * What `npm run dev` has besides: Turbopack shows the first page in a third of the time that webpack takes.
 * @type {import('next').NextConfig}
 */
const devConfig = {
  ...config,
  // The copy that has passed the content check (scripts/dev/take-in.ts).
  turbopack: { resolveAlias: { '@/content/*': './.made/content/*' } },
  instrumentationClientInject: ['./scripts/dev/content-news.mjs'],
  // Read as it is instead of compiled, and a third of the code of a page when it is wanted: seconds of a first start.
  serverExternalPackages: [...config.serverExternalPackages, 'zod'],
  experimental: {
    ...config.experimental,
    turbopackLazyDynamicImports: true,
    turbopackLazyDynamicImportsSSR: true,
  },
}

export default function configOf(phase) {
  return phase === PHASE_DEVELOPMENT_SERVER ? devConfig : config
}
