import type { Weave } from '@/content/schema'

import { colours } from './colours'

const { ink, 'ink-weave': inkWeave } = colours

/** Faint pattern behind the hero: large stepped lozenges in two close tones of ink. */
export const heroWeave: Weave = {
  motif: [
    '100111000001',
    '001100000011',
    '011100000111',
    '110000001111',
    '110000011100',
    '000000111101',
    '000001110011',
    '000011110111',
    '000111001100',
    '001111011100',
    '011100110001',
    '111101110011',
  ],
  threads: [ink, inkWeave, ink, inkWeave],
}
