import { Select } from '@/components/ui/select'
import type { Locale } from '@/lib/i18n/locales'
import { assignRole, roles, type FieldMapping, type Role } from '@/lib/old-data/fields'
import type { Font } from '@/lib/old-data/preeti-keys'
import type { OldDataTexts } from '@/lib/old-data/texts'

import { interpolateCounts } from './format-count'

interface OldDataFieldsProps {
  locale: Locale
  texts: Pick<OldDataTexts, 'fields'>
  mappings: FieldMapping[]
  setMappings: (mappings: FieldMapping[]) => void
}

/** The fields of the file: what each holds, and choices of what it is and of its font. */
export function OldDataFields({ locale, texts, mappings, setMappings }: OldDataFieldsProps) {
  const { fields } = texts
  const fill = (template: string, values: Record<string, string | number>) =>
    interpolateCounts(locale, template, values)
  return (
    <ul>
      {mappings.map((mapping, index) => (
        <li key={index} className="grid gap-x-6 gap-y-2 border-b border-rule py-2.5 md:grid-cols-2">
          <div>
            <p className="font-semibold">{mapping.name}</p>
            <p className="text-sm text-ink-soft">{`${fields.kinds[mapping.kind]}, ${fields.scripts[mapping.script]}`}</p>
            <p className="text-sm text-ink-soft">{mapping.examples.join(' · ')}</p>
            {mapping.script === 'mixed' && (
              <p className="text-sm font-semibold text-sindoor">
                {fill(fields.mixed, {
                  legacy: mapping.counts.legacy + mapping.counts.unclear,
                  latin: mapping.counts.latin,
                  unicode: mapping.counts.unicode,
                })}
              </p>
            )}
          </div>
          <div className="grid gap-2">
            <Select
              className="text-sm"
              label={fill(fields.role, { field: mapping.name })}
              value={mapping.role}
              options={roles.map((role) => [role, fields.roles[role]])}
              onChange={(role) => setMappings(assignRole(mappings, index, role as Role))}
            />
            {mapping.script !== 'none' && mapping.script !== 'unicode' && (
              <Select
                className="text-sm"
                label={fill(fields.font, { field: mapping.name })}
                value={mapping.font ?? ''}
                options={[['', fields.noFont], ...Object.entries(fields.fonts)]}
                onChange={(font) =>
                  setMappings(
                    mappings.map((one) => (one === mapping ? { ...mapping, font: (font || undefined) as Font } : one)),
                  )
                }
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
