import type { ProductInput } from '../schema'

export default {
  pageName: { en: 'CoopMart', ne: 'CoopMart' },
  titleWords: {
    en: 'co-operative market software, VAT',
    ne: 'सहकारी बजार सफ्टवेयर, भ्याटको हिसाब',
  },
  heading: { en: 'CoopMart', ne: 'CoopMart' },
  cardName: { en: 'CoopMart', ne: 'CoopMart' },
  cardText: {
    en: 'Members shop with an account ID and card.',
    ne: 'सदस्यले खाता नम्बर र कार्डबाट किनमेल गर्छन्।',
    pending: true,
  },
  description: {
    en: 'CoopMart: software for co-operative markets where members shop with their account ID and card. Work out a bill with and without VAT.',
    ne: 'CoopMart: सदस्यले खाता नम्बर र कार्डबाट किनमेल गर्ने सहकारी बजारका लागि सफ्टवेयर। बिलमा भ्याट (मू.अ.कर) जोड्ने र छुट्याउने हिसाब पनि यहीँ।',
  },
  audience: { en: 'For co-operative markets', ne: 'सहकारी बजारका लागि' },
  customers: { en: 'Co-operative markets', ne: 'सहकारी बजार' },
  need: { en: 'We run a shop for our members', ne: 'हामी सदस्यका लागि पसल चलाउँछौँ' },
  platforms: { en: 'On your own server and network', ne: 'आफ्नै सर्भर र नेटवर्कमा', pending: true },
  positioning: {
    en: 'Software for a co-operative shop where members buy with their account ID and card.',
    ne: 'सदस्यले खाता नम्बर र कार्डबाट किनमेल गर्ने सहकारी बजारका लागि सफ्टवेयर।',
  },
  intro: {
    en: 'The cashier finds the member by account ID or card, sells at the counter, and takes the amount from the member’s account. Trade, stock and co-operative accounts are in one system. The software also adds up what each member has bought in the year.',
    ne: 'CoopMart (कोअपमार्ट) मा क्यासियरले खाता नम्बर वा कार्डबाट सदस्य खोज्छन्, काउन्टरमै सामान बेच्छन् र रकम सदस्यको खाताबाट काट्छन्। व्यापार, सामान मौज्दात र सहकारीको लेखा एउटै प्रणालीमा छन्। हरेक सदस्यको वर्षभरिको किनमेल पनि प्रणालीले जोड्छ।',
    pending: true,
  },
  featuresNote: { en: '{count} features', ne: '{count} विशेषता' },
  features: [
    {
      id: 'integrated-co-operative-trading',
      name: { en: 'Integrated co-operative trading', ne: 'एकीकृत सहकारी व्यापार' },
      desc: {
        en: 'Purchase, stock, counter sale and member accounts are in one system. You do not need a shop program beside a banking program.',
        ne: 'खरिद, सामान मौज्दात, काउन्टर बिक्री र सदस्यको खाता एउटै प्रणालीमा चल्छन्। पसलको एउटा र बैंकिङको अर्को सफ्टवेयर चलाउनुपर्दैन।',
      },
    },
    {
      id: 'shop-with-account-id-and-card',
      name: { en: 'Shop with account ID and card', ne: 'खाता नम्बर र कार्डबाट किनमेल' },
      desc: {
        en: 'The cashier enters the account ID or reads the card, and the member’s name and balance appear before the bill is made.',
        ne: 'क्यासियरले खाता नम्बर लेख्छन् वा कार्ड स्क्यान गर्छन्। बिल बन्नुअघि नै सदस्यको नाम र खाताको मौज्दात देखिन्छ।',
        pending: true,
      },
    },
    {
      id: 'settle-against-the-account',
      name: { en: 'Pay from the account', ne: 'खाताबाटै भुक्तानी' },
      desc: {
        en: 'The member pays from the account, in cash, or partly in each way. The account shows the purchase on the same day.',
        ne: 'सदस्यले खाताबाट, नगदमा वा दुवै मिलाएर तिर्न सक्छन्। किनमेल त्यही दिन खातामा देखिन्छ।',
        pending: true,
      },
    },
    {
      id: 'member-and-non-member-sales',
      name: { en: 'Member and non-member sales', ne: 'सदस्य र गैरसदस्यलाई बिक्री' },
      desc: {
        en: 'Both are served at the same counter, and each has its own report.',
        ne: 'दुवैलाई एउटै काउन्टरबाट सेवा दिनुहोस्, प्रतिवेदन छुट्टाछुट्टै आउँछ।',
        pending: true,
      },
    },
    {
      id: 'member-price',
      name: { en: 'Member price', ne: 'सदस्य मूल्य' },
      desc: {
        en: 'Keep a shelf price and a member price for an item, or a discount by group.',
        ne: 'सामानको सामान्य मूल्य र सदस्य मूल्य राख्नुहोस् वा समूहअनुसार छुट दिनुहोस्।',
        pending: true,
      },
      screen: 'member-sale',
    },
    {
      id: 'credit-limit',
      name: { en: 'Credit limit', ne: 'उधारो सीमा' },
      desc: {
        en: 'Set how much a member may buy on credit. Billing stops when the limit is reached.',
        ne: 'सदस्यले कतिसम्म उधारो किन्न पाउने भन्ने सीमा तोक्नुहोस्। सीमा पुगेपछि बिल बन्दैन।',
        pending: true,
      },
    },
    {
      id: 'stock-and-purchase',
      name: { en: 'Stock and purchase', ne: 'सामान मौज्दात र खरिद' },
      desc: {
        en: 'Receive goods, set prices, count the stock and see what you need to order.',
        ne: 'सामान दाखिला गर्नुहोस्, मूल्य राख्नुहोस् र सामान गन्ती गर्नुहोस्। के मगाउनुपर्ने छ, त्यो पनि देखिन्छ।',
        pending: true,
      },
    },
    {
      id: 'several-outlets',
      name: { en: 'Several outlets', ne: 'एकभन्दा बढी पसल' },
      desc: {
        en: 'Outlets and the co-operative’s branches share the list of members. Each keeps its own stock.',
        ne: 'सहकारीका पसल र शाखा (सेवा केन्द्र) मा सदस्यको विवरण एउटै चल्छ, सामान मौज्दात भने आ-आफ्नै हुन्छ।',
        pending: true,
      },
    },
    {
      id: 'purchases-by-member-for-the-year',
      name: { en: 'Purchases by member for the year', ne: 'सदस्यको वार्षिक खरिद' },
      desc: {
        en: 'The software adds up what each member bought. A consumer co-operative distributes its patronage refund by this total.',
        ne: 'हरेक सदस्यको किनमेलको कुल रकम निस्कन्छ। उपभोक्ता सहकारीले संरक्षित पूँजी फिर्ता कोषको रकम यसैका आधारमा बाँड्छ।',
        pending: true,
      },
    },
    {
      id: 'accounts-and-tax',
      name: { en: 'Accounts and tax', ne: 'लेखा र कर' },
      desc: {
        en: 'Charkhata books are kept in double entry. The tax and TDS accounts are kept automatically. {rule:tax-invoice-approvals} {rule:central-billing}',
        ne: 'चारखाताको हिसाब दोहोरो लेखा प्रणालीमा राखिन्छ। कर र टीडीएसका खाता आफैँ तयार हुन्छन्। {rule:tax-invoice-approvals} {rule:central-billing}',
        pending: true,
      },
    },
    {
      id: 'sms-to-members',
      name: { en: 'SMS to members', ne: 'सदस्यलाई एसएमएस' },
      desc: {
        en: 'A message goes to the member when money is taken from the account. You send notices of price or stock when you want.',
        ne: 'खाताबाट रकम काटिँदा सदस्यलाई सन्देश जान्छ। परेका बेला मूल्य वा सामानको सूचना पनि पठाउन सक्नुहुन्छ।',
        pending: true,
      },
    },
    {
      id: 'reports-in-nepali-and-english',
      name: { en: 'Reports in Nepali and English', ne: 'नेपाली तथा अंग्रेजी प्रतिवेदन' },
      desc: {
        en: 'Print the daily sale, the cash, the stock, the margin and the purchases of members.',
        ne: 'दैनिक बिक्री, नगद, सामान मौज्दात, नाफा र सदस्यको किनमेलको प्रतिवेदन छाप्न मिल्छ।',
        pending: true,
      },
    },
  ],
  screen: 'member-sale',
  calculators: ['vat'],
  contactTitle: {
    en: 'Follow one member’s purchase in CoopMart, from card to account',
    ne: 'CoopMart मा सदस्यले कार्डबाट गरेको किनमेल खातामा कसरी पुग्छ, हेर्नुहोस्',
  },
  weave: {
    motif: [
      '2332032302332',
      '3302003002033',
      '3002222222003',
      '0000110110000',
      '1111110111111',
      '1111110111111',
      '0000000000000',
      '0000022000033',
      '1000222220002',
      '3132220000000',
      '1132222222003',
      '3132220000033',
      '1132222222331',
    ],
    threads: ['#234E3A', '#E9A227', '#F6EFE0', '#B9302F'],
  },
} satisfies ProductInput
