import { CONTENT_TYPES } from '../mime-types'

/** Icons of the company logo in `public/`; `sizes` as in `<link>` and web app manifest. */
export const icons = {
  favicon: { url: '/favicon.ico', type: CONTENT_TYPES.ico, sizes: '16x16 32x32 48x48' },
  svg: { url: '/logo/logo.svg', type: CONTENT_TYPES.svg, sizes: 'any' },
  apple: { url: '/apple-touch-icon.png', type: CONTENT_TYPES.png, sizes: '180x180' },
  small: { url: '/logo/logo-192.png', type: CONTENT_TYPES.png, sizes: '192x192' },
  large: { url: '/logo/logo-512.png', type: CONTENT_TYPES.png, sizes: '512x512' },
  maskable: { url: '/logo/logo-maskable-512.png', type: CONTENT_TYPES.png, sizes: '512x512' },
} as const
