import { Depreciation } from './depreciation'
import { Interest } from './interest'
import { Provision } from './provision'

/** The interactive workings. They are one chunk, since most of their code is shared. */
export const sheets = { interest: Interest, provision: Provision, depreciation: Depreciation }
