import { type Edit } from './edit'

/** Lists with too few or too many items. */
export const countEdits: Edit[] = []
