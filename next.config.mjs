/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
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
    // Modules that half of the kinds of pages use go into one file; otherwise webpack repeats small ones for each kind.
    const site = { name: 'site', chunks: 'initial', minChunks: 12, enforce: true }
    webpackConfig.optimization.splitChunks.cacheGroups.site = site
    return webpackConfig
  },
}

export default config
