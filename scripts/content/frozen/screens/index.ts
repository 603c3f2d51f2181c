import cashCount from './cash-count'
import collectionRound from './collection-round'
import dailyCollection from './daily-collection'
import loanList from './loan-list'
import loanProvision from './loan-provision'
import provisionJournal from './provision-journal'
import serviceCentres from './service-centres'
import webEdition from './web-edition'

export default {
  'cash-count': cashCount,
  'collection-round': collectionRound,
  'daily-collection': dailyCollection,
  'loan-list': loanList,
  'loan-provision': loanProvision,
  'provision-journal': provisionJournal,
  'service-centres': serviceCentres,
  'web-edition': webEdition,
}
