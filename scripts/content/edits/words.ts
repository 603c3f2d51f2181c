import { slipEdits } from './slips'
import { textEdits } from './texts'

/** Mistakes in the words and values of one file; `places.ts` has the others, so that two cores can test one each. */
export const wordEdits = [...slipEdits, ...textEdits]
