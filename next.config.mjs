/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  trailingSlash: false,
  // A fixed id makes two builds of one commit byte-identical; file names carry content hashes anyway.
  generateBuildId: () => 'site',
  images: { unoptimized: true },
  poweredByHeader: false,
  // `npm run check:types` looks at the types, before the build and at all files.
  typescript: { ignoreBuildErrors: true },
  experimental: { globalNotFound: true },
}

export default config
