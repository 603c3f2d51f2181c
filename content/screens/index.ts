import accountDays from './account-days'
import auditTrail from './audit-trail'
import cashCount from './cash-count'
import centreSheet from './centre-sheet'
import collectionRound from './collection-round'
import dailyCollection from './daily-collection'
import demoVisit from './demo-visit'
import exampleWebsites from './example-websites'
import formsList from './forms-list'
import interBranch from './inter-branch'
import interBranchBalance from './inter-branch-balance'
import interBranchEntry from './inter-branch-entry'
import loanList from './loan-list'
import manualContents from './manual-contents'
import memberSale from './member-sale'
import milkCollection from './milk-collection'
import milkPayment from './milk-payment'
import milkSlip from './milk-slip'
import myAccount from './my-account'
import oneEntry from './one-entry'
import pearlsRatios from './pearls-ratios'
import postedEntry from './posted-entry'
import provisionJournal from './provision-journal'
import renewalCard from './renewal-card'
import serviceCentres from './service-centres'
import smsMessages from './sms-messages'
import taxInvoice from './tax-invoice'
import trialBalance from './trial-balance'
import urgentReport from './urgent-report'
import webEdition from './web-edition'

export default {
  'account-days': accountDays,
  'audit-trail': auditTrail,
  'cash-count': cashCount,
  'centre-sheet': centreSheet,
  'collection-round': collectionRound,
  'daily-collection': dailyCollection,
  'demo-visit': demoVisit,
  'example-websites': exampleWebsites,
  'forms-list': formsList,
  'inter-branch': interBranch,
  'inter-branch-balance': interBranchBalance,
  'inter-branch-entry': interBranchEntry,
  'loan-list': loanList,
  'manual-contents': manualContents,
  'member-sale': memberSale,
  'milk-collection': milkCollection,
  'milk-payment': milkPayment,
  'milk-slip': milkSlip,
  'my-account': myAccount,
  'one-entry': oneEntry,
  'pearls-ratios': pearlsRatios,
  'posted-entry': postedEntry,
  'provision-journal': provisionJournal,
  'renewal-card': renewalCard,
  'service-centres': serviceCentres,
  'sms-messages': smsMessages,
  'tax-invoice': taxInvoice,
  'trial-balance': trialBalance,
  'urgent-report': urgentReport,
  'web-edition': webEdition,
}
