import { readFigure } from '../figures'
import type { FieldScript, ScriptCounts } from './preeti'
import type { Font } from './preeti-keys'
import type { DataField } from './table'

/** What a field is for the checks; `date` is one of B.S., `dateAd` one of A.D. */
export const roles = ['other', 'member', 'name', 'scheme', 'balance', 'date', 'dateAd'] as const
export type Role = (typeof roles)[number]

/** A field, what was recognised in it, and what the visitor chose. */
export interface FieldMapping extends DataField {
  script: FieldScript
  counts: ScriptCounts
  /** First values, as they are in the file. */
  examples: string[]
  role: Role
  /** The font whose text becomes Unicode; undefined leaves the field as it is. */
  font?: Font
}

/** Parses an amount into paisa; 0 for an empty cell, undefined for text and for parts of a paisa. */
export const amountOf = (value: string): bigint | undefined =>
  value.trim() === '' ? 0n : readFigure(value, { decimals: 2, negative: true }).value

/** Gives a field a role; another field that had it loses it, except for dates. */
export const assignRole = (mappings: readonly FieldMapping[], index: number, role: Role): FieldMapping[] =>
  mappings.map((mapping, at) => {
    if (at === index) return { ...mapping, role }
    return mapping.role === role && !/^date/.test(role) ? { ...mapping, role: 'other' } : mapping
  })
