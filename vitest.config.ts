import { fileURLToPath } from 'node:url'

import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    // `npm run test:nginx` and `test:apache` need that server: `npm test` leaves them out.
    include: process.env.HOST_SERVER
      ? ['scripts/hosting/test-host-rules.ts']
      : ['{components,content/schema,lib,scripts}/**/*.test.ts'],
    environment: 'node',
    // Some tests change the working directory or environment, which worker threads do not support.
    pool: 'forks',
    // Some tests spawn programs.
    testTimeout: 30_000,
  },
})
