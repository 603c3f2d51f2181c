import { DepreciationSheet } from '@/components/islands/workings/depreciation-sheet'
import { InterestSheet } from '@/components/islands/workings/interest-sheet'
import { ProvisionSheet } from '@/components/islands/workings/provision-sheet'
import type { SheetProps } from '@/components/islands/workings/sheet'
import { check } from '@/lib/workings/check'
import type { Kind } from '@/lib/workings/fields'
import { sampleFields, type WorkingWords } from '@/lib/workings/sample'

/** A sheet with the sample figures, which are valid: content is checked. */
export function SampleSheet({ words, kind }: { words: WorkingWords; kind: Kind }) {
  const sheet = <Name extends Kind>(name: Name) => {
    const fields = sampleFields[name](words)
    return { words, fields, input: check[name](fields).input! } as SheetProps<Name>
  }
  if (kind === 'interest') return <InterestSheet {...sheet('interest')} />
  if (kind === 'provision') return <ProvisionSheet {...sheet('provision')} />
  return <DepreciationSheet {...sheet('depreciation')} />
}
