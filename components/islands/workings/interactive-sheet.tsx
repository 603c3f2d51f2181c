import { useState, type ComponentType } from 'react'

import type { Inputs } from '@/lib/workings/check'
import type { Kind, Workings } from '@/lib/workings/fields'
import { sampleFields, type WorkingWords } from '@/lib/workings/sample'

import type { SheetProps } from './sheet'
import { useWorking } from './use-working'

interface InteractiveSheetProps {
  words: WorkingWords
  /** What was typed into the sample before the code had loaded, by field. */
  typed: Readonly<Record<string, string>>
}

/** Makes a sheet interactive; `result` says in one sentence what valid fields come to. */
export const interactiveSheet = <Name extends Kind>(
  kind: Name,
  Sheet: ComponentType<SheetProps<Name>>,
  result: (words: WorkingWords, input: Inputs[Name], fields: Workings[Name]) => string,
) =>
  function InteractiveSheet({ words, typed }: InteractiveSheetProps) {
    const [sample] = useState(() => sampleFields[kind](words))
    const sheet = useWorking({ kind, words, sample, typed, result })
    return <Sheet {...sheet} />
  }
