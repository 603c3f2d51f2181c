import { fileURLToPath } from 'node:url'

import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    include: ['{lib,scripts}/**/*.test.ts'],
    environment: 'node',
    // Some tests change the environment or the working folder, which a thread cannot.
    pool: 'forks',
    // Some tests start programs.
    testTimeout: 30_000,
  },
})
