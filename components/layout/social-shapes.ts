import type { Network } from '@/content/schema'

/** Line drawings of the networks. They are not among the glyphs, since the scripts of every page contain those. */
export const socialShapes: Record<Network, string> = {
  facebook: 'M9 15V9h2.5l.5-3H9V4.6c0-.9.4-1.4 1.5-1.4H12V.7C11.5.6 10.8.5 10 .5 7.9.5 6.5 1.8 6.5 4.1V6H4v3h2.5v6',
  youtube:
    'M1.5 4.5c0-1 .5-1.5 1.5-1.5h10c1 0 1.5.5 1.5 1.5v7c0 1-.5 1.5-1.5 1.5H3c-1 0-1.5-.5-1.5-1.5zM6.5 5.5v5l4-2.5z',
  linkedin:
    'M2 6h2.5v8H2zM2 2h2.5v2.5H2zM7 14V6h2.5v1.5C10 6.5 11 6 12 6c1.5 0 2 1 2 3v5h-2.5v-4.5C11.5 8.5 11.2 8 10.6 8 9.9 8 9.5 8.6 9.5 9.5V14z',
  instagram:
    'M4.5 1.5h7a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-7a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM11.7 4h.6v.6h-.6z',
  tiktok: 'M9 1v9.5a3 3 0 1 1-3-3M9 1c.2 2.6 1.8 4.2 4.5 4.5',
  viber:
    'M8 1.2c4.6 0 6.5 1.9 6.5 5.6s-1.9 5.6-6.5 5.6L5 15v-3C2.4 11.3 1.5 9.6 1.5 6.8 1.5 3.1 3.4 1.2 8 1.2zM5.5 4.2c.2 2.8 2.2 4.8 5 5',
  whatsapp: 'M1.5 14.5l1-3.5A6.5 6.5 0 1 1 5 13.5zM5.7 5.2c.2 2.8 2.3 4.9 5.1 5.1',
  x: 'M1.5 1.5h3.6l9.4 13h-3.6zM14 1.5 9.3 6.9M6.7 9.2 2 14.5',
}
