import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** File in which the build leaves the paths of all files of packages that are in the scripts of pages. */
export const BUNDLED_FILES = '.next/bundled-files.json'

/** Webpack plugin that writes `BUNDLED_FILES`: the modules left after tree shaking, from which licenses.txt is made. */
export const listBundledFiles = {
  /** @param {import('next/dist/compiled/webpack/webpack').webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tap('list-bundled-files', ({ chunks, chunkGraph }) => {
      const files = new Set()
      /** A module, or a concatenation of modules. */
      const add = (/** @type {any} */ { resource, modules = [] }) => {
        if (/[\\/]node_modules[\\/]/.test(resource)) files.add(resource.split('?')[0])
        for (const part of modules) add(part)
      }
      for (const chunk of chunks) for (const bundled of chunkGraph.getChunkModulesIterable(chunk)) add(bundled)
      mkdirSync(dirname(BUNDLED_FILES), { recursive: true })
      writeFileSync(BUNDLED_FILES, JSON.stringify([...files].sort()))
    })
  },
}
