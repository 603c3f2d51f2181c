import { wordEdits } from './content-edits/all'
import { testEdits } from './content-edits/bench'
import { rightEdits } from './content-edits/right'

testEdits([...rightEdits, ...wordEdits])
