import softwaremanual from './softwaremanual'
import softwaredemo from './softwaredemo'
import collectionapp from './collectionapp'
import forms from './forms'

export default { softwaremanual, softwaredemo, collectionapp, forms }
