import { countEdits } from './counts'
import { factEdits } from './facts'
import { fileEdits } from './files'
import { linkEdits } from './links'
import { pictureEdits } from './pictures'
import { shapeEdits } from './shapes'
import { weaveEdits } from './weaves'

/** Mistakes between values and files. */
export const placeEdits = [
  ...shapeEdits,
  ...countEdits,
  ...factEdits,
  ...linkEdits,
  ...weaveEdits,
  ...pictureEdits,
  ...fileEdits,
]
