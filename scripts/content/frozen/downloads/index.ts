import softwaremanual from './softwaremanual'
import forms from './forms'

export default { softwaremanual, forms }
