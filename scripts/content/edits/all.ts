import { countEdits } from './counts'
import { factEdits } from './facts'
import { fileEdits } from './files'
import { linkEdits } from './links'
import { pictureEdits } from './pictures'
import { shapeEdits } from './shapes'
import { slipEdits } from './slips'
import { sumEdits } from './sums'
import { textEdits } from './texts'
import { weaveEdits } from './weaves'

/** Mistakes in the words and values of one file; two halves, so that two cores can test one each. */
export const wordEdits = [...slipEdits, ...textEdits]

/** Mistakes between values and files. */
export const placeEdits = [
  ...shapeEdits,
  ...countEdits,
  ...factEdits,
  ...linkEdits,
  ...weaveEdits,
  ...sumEdits,
  ...pictureEdits,
  ...fileEdits,
]
