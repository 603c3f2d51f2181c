import desktopsoftware from './desktopsoftware'
import websitedevelopment from './websitedevelopment'
import cloudservice from './cloudservice'
import smsservice from './smsservice'
import mobilebanking from './mobilebanking'
import androidappdev from './androidappdev'
import webhosting from './webhosting'

export default {
  desktopsoftware,
  websitedevelopment,
  cloudservice,
  smsservice,
  mobilebanking,
  androidappdev,
  webhosting,
}
