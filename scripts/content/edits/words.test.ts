import { wordEdits } from './all'
import { testEdits } from './bench'
import { rightEdits } from './right'

testEdits([...rightEdits, ...wordEdits])
