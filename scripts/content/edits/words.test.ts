import { acceptedEdits } from './accepted'
import { testEdits } from './harness'
import { wordEdits } from './words'

testEdits([...acceptedEdits, ...wordEdits])
