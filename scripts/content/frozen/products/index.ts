import bancos from './bancos'
import goldplus from './goldplus'

export default { bancos, goldplus }
