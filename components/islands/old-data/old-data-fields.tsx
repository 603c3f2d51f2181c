import { Select } from '@/components/ui/select'
import type { Locale } from '@/lib/locales'
import { assignRole, roles, type FieldPlan, type Role } from '@/lib/old-data/fields'
import type { Font } from '@/lib/old-data/preeti-keys'
import type { OldDataTexts } from '@/lib/old-data/texts'

import { fillIn } from './count-in'

interface OldDataFieldsProps {
  locale: Locale
  texts: Pick<OldDataTexts, 'fields'>
  plans: FieldPlan[]
  setPlans: (plans: FieldPlan[]) => void
}

/** The fields of the file: what each holds, and choices of what it is and of its font. */
export function OldDataFields({ locale, texts, plans, setPlans }: OldDataFieldsProps) {
  const { fields } = texts
  const fill = (template: string, values: Record<string, string | number>) => fillIn(locale, template, values)
  return (
    <ul>
      {plans.map((plan, index) => (
        <li key={index} className="grid gap-x-6 gap-y-2 border-b border-rule py-2.5 md:grid-cols-2">
          <div>
            <p className="font-semibold">{plan.name}</p>
            <p className="text-sm text-ink-soft">{`${fields.kinds[plan.kind]}, ${fields.scripts[plan.script]}`}</p>
            <p className="text-sm text-ink-soft">{plan.examples.join(' · ')}</p>
            {plan.script === 'mixed' && (
              <p className="text-sm font-semibold text-sindoor">
                {fill(fields.mixed, {
                  legacy: plan.counts.legacy + plan.counts.unclear,
                  latin: plan.counts.latin,
                  unicode: plan.counts.unicode,
                })}
              </p>
            )}
          </div>
          <div className="grid gap-2">
            <Select
              className="text-sm"
              label={fill(fields.role, { field: plan.name })}
              value={plan.role}
              options={roles.map((role) => [role, fields.roles[role]])}
              onChange={(role) => setPlans(assignRole(plans, index, role as Role))}
            />
            {plan.script !== 'none' && plan.script !== 'unicode' && (
              <Select
                className="text-sm"
                label={fill(fields.font, { field: plan.name })}
                value={plan.font ?? ''}
                options={[['', fields.noFont], ...Object.entries(fields.fonts)]}
                onChange={(font) =>
                  setPlans(plans.map((one) => (one === plan ? { ...plan, font: (font || undefined) as Font } : one)))
                }
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
