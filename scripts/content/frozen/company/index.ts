import aboutus from './aboutus'
import career from './career'
import offers from './offers'
import feedback from './feedback'
import faqs from './faqs'

export default { aboutus, career, offers, feedback, faqs }
