/** Forbids circular imports, those of types included; which folder may import which is a rule of eslint.config.mjs. */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Files that need each other cannot be read one after the other: move what both need to a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: '^(scripts/content/frozen|\\.next|\\.made|out)/' },
  },
}
