import bancos from './bancos'
import coponext from './coponext'
import goldplus from './goldplus'
import coopmart from './coopmart'
import micos from './micos'
import dugdha from './dugdha'
import allmart from './allmart'

export default { bancos, coponext, goldplus, coopmart, micos, dugdha, allmart }
