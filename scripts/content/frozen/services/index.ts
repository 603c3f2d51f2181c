import websitedevelopment from './websitedevelopment'
import webhosting from './webhosting'

export default { websitedevelopment, webhosting }
