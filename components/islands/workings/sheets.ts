import { Depreciation } from './depreciation'
import { Interest } from './interest'
import { Provision } from './provision'

/** The workings as a visitor uses them: one file, of which most is what they share. */
export const sheets = { interest: Interest, provision: Provision, depreciation: Depreciation }
