import type { RulesInput } from './schema'

export default {
  rules: [
    {
      id: 'authority-system',
      concerns: 'Savings and credit co-operatives',
      text: {
        en: 'Since Mangsir 2082 savings and credit co-operatives register with the National Co-operative Regulatory Authority in its own online system, as the press reports.',
        ne: 'सञ्चारमाध्यममा आएअनुसार २०८२ मंसिरदेखि बचत तथा ऋण सहकारीले राष्ट्रिय सहकारी नियमन प्राधिकरणको अनलाइन प्रणालीमा दर्ता अभिलेखीकरण गराउनुपर्छ।',
      },
      since: 'Mangsir 2082',
      sources: [
        {
          address: 'https://sahakarisanchar.com/news/view/7001',
          readOn: '2026-11-28',
        },
        {
          address: 'https://www.sherpalawassociates.com/resources/articles/ncra-cooperative-registration-nepal',
          readOn: '2026-11-28',
        },
      ],
      checkedBy: { value: 'nobody yet', pending: true },
    },
    {
      id: 'provision-standard',
      concerns: 'Co-operatives with loans, by their regulator',
      text: {
        en: 'Savings and credit co-operatives follow the Regulatory Authority’s Standard 2082, others the Co-operative Department’s Unified Directive 2082, which is reported to take {good} per cent, {sub-standard} above {sub-standard-months} months overdue, {doubtful} above {doubtful-months}, {bad} above {bad-months}.',
        ne: 'बचत तथा ऋण सहकारीलाई राष्ट्रिय सहकारी नियमन प्राधिकरणको नियामकीय मापदण्ड २०८२ र अरू सहकारीलाई सहकारी विभागको एकीकृत निर्देशन २०८२ लागू हुन्छ। सञ्चारमाध्यममा आएअनुसार निर्देशनमा चार वर्ग छन्: असल {good}, {sub-standard-months} महिना नाघे {sub-standard}, {doubtful-months} महिना नाघे {doubtful} र {bad-months} महिना नाघे {bad} प्रतिशत।',
      },
      since: '2082 (Mangsir 2082 for the Authority’s standard)',
      figures: {
        good: 1,
        'sub-standard': 25,
        'sub-standard-months': 3,
        doubtful: 50,
        'doubtful-months': 6,
        bad: 100,
        'bad-months': 12,
      },
      sources: [
        {
          address:
            'https://www.onlinekhabar.com/2025/11/1813523/savings-and-credit-cooperatives-should-have-provided-for-only-half-of-the-losses-in-non-banking-assets',
          readOn: '2026-11-28',
        },
        {
          address:
            'https://insurancekhabar.com/en/tightening-the-loan-investment-of-cooperatives-rs-collateral-mandatory-for-loans-above-rs-3-lakh-2',
          readOn: '2026-11-29',
        },
      ],
      checkedBy: { value: 'nobody yet: the loan classes of the Authority’s standard were not found', pending: true },
    },
    {
      id: 'overdue-and-dividend',
      concerns: 'Co-operatives with loans',
      text: {
        en: 'As the press reports, the Unified Directive 2082 keeps non-performing loans below {overdue} per cent and allows no dividend before the provision is complete.',
        ne: 'सञ्चारमाध्यममा आएअनुसार एकीकृत निर्देशन २०८२ ले निष्क्रिय ऋण {overdue} प्रतिशतभन्दा कम राख्न भनेको छ र नोक्सानी व्यवस्था नपुगेसम्म लाभांश बाँड्न दिँदैन।',
      },
      since: '2082',
      figures: { overdue: 5 },
      sources: [
        {
          address:
            'https://insurancekhabar.com/en/tightening-the-loan-investment-of-cooperatives-rs-collateral-mandatory-for-loans-above-rs-3-lakh-2',
          readOn: '2026-11-28',
        },
      ],
      checkedBy: { value: 'nobody yet', pending: true },
    },
    {
      id: 'capital-limits',
      concerns: 'Savings and credit co-operatives',
      text: {
        en: 'As the press reports, the central bank’s standard of 2081 allows one member a loan of at most {one-loan} per cent of primary capital, a spread of at most {spread} per cent, and borrowings of at most {borrowed} per cent of assets and not above the capital fund.',
        ne: 'सञ्चारमाध्यममा आएअनुसार नेपाल राष्ट्र बैंकको मापदण्ड २०८१ ले एक सदस्यलाई प्राथमिक पूँजीको {one-loan} प्रतिशतसम्म ऋण दिन, ब्याजदर अन्तर {spread} प्रतिशतसम्म राख्न र कुल सम्पत्तिको {borrowed} प्रतिशतसम्म (पूँजी कोषभन्दा बढी नहुने गरी) बाह्य ऋण लिन दिन्छ।',
      },
      since: 'Chaitra 2081 (reported on 8 April 2025)',
      figures: { 'one-loan': 15, spread: 6, borrowed: 5 },
      sources: [
        {
          address:
            'https://newbusinessage.com/article/nrb-issues-strict-guidelines-to-regulate-savings-and-credit-cooperatives',
          readOn: '2026-11-28',
        },
        {
          address:
            'https://fiscalnepal.com/2025/04/08/20112/nrb-tightens-cooperative-lending-3-month-membership-required-for-loans',
          readOn: '2026-11-28',
        },
      ],
      checkedBy: { value: 'nobody yet', pending: true },
    },
    {
      id: 'liquidity-draft',
      concerns: 'Savings and credit co-operatives',
      text: {
        en: 'A draft of the central bank’s standard of 2081 asked for liquid assets of {liquid} per cent of savings and savings of at most {savings} per cent of primary capital, as the press reported: ask whether both are in force.',
        ne: 'सञ्चारमाध्यममा आएअनुसार नेपाल राष्ट्र बैंकको मापदण्ड २०८१ को मस्यौदामा बचतको {liquid} प्रतिशत तरल सम्पत्ति राख्नुपर्ने र बचत प्राथमिक पूँजीको {savings} प्रतिशतसम्म मात्र लिन पाइने प्रस्ताव थियो। दुवै लागू छन् कि छैनन्, नियामकलाई सोध्नुहोस्।',
      },
      since: 'Poush 2081 (draft)',
      figures: { liquid: 15, savings: 1500 },
      sources: [
        {
          address:
            'https://nepsetrading.com/news/nepal-rastra-bank-proposes-new-guidelines-for-savings-and-credit-cooperatives?lang=en',
          readOn: '2026-11-28',
        },
        { address: 'https://english.khabarhub.com/2025/14/428136', readOn: '2026-11-28' },
      ],
      checkedBy: { value: 'nobody yet: the standard itself was not read', pending: true },
    },
    {
      id: 'collateral-taken-over',
      concerns: 'Savings and credit co-operatives that hold collateral taken over for loans',
      text: {
        en: 'For collateral taken over, the Authority’s standard is reported to ask for a provision of {rate} per cent (50, on conditions, if taken over before the end of Ashadh 2082).',
        ne: 'प्राधिकरणको मापदण्डअनुसार सकार गरेको धितो (गैरबैंकिङ सम्पत्ति) मा {rate} प्रतिशत नोक्सानी व्यवस्था गर्नुपर्ने बताइएको छ। २०८२ असार मसान्तअघि सकार गरेको भए सर्त पूरा गर्दा ५० प्रतिशत भए पुग्छ।',
      },
      since: 'Mangsir 2082',
      figures: { rate: 100 },
      sources: [
        {
          address:
            'https://www.onlinekhabar.com/2025/11/1813523/savings-and-credit-cooperatives-should-have-provided-for-only-half-of-the-losses-in-non-banking-assets',
          readOn: '2026-11-28',
        },
      ],
      checkedBy: { value: 'nobody yet', pending: true },
    },
    {
      id: 'microfinance-classes',
      concerns: 'Microfinance institutions, and co-operatives with microfinance programmes',
      text: {
        en: 'Licensed institutions use the loan classes of the central bank, others those of their regulator.',
        ne: 'इजाजतपत्र पाएका संस्थालाई नेपाल राष्ट्र बैंकले र अरूलाई आफ्नो नियामकले तोकेको ऋण वर्गीकरण लागू हुन्छ।',
      },
      since: 'before 2082',
      sources: [
        {
          address: 'https://shyamkumarkc.blogspot.com/2022/03/loan-classification-loan-loss-provision.html',
          readOn: '2026-11-28',
        },
      ],
      checkedBy: {
        value: 'nobody yet: read for banks, with a watch list; the classes for class D were not',
        pending: true,
      },
    },
    {
      id: 'tax-invoice-approvals',
      concerns: 'Everybody who prints tax invoices from software, whatever the turnover',
      text: {
        en: 'A tax invoice printed by software needs two approvals: that of the software, from the Inland Revenue Department (IRD), and yours, from your tax office.',
        ne: 'सफ्टवेयरबाट कर बीजक छाप्न दुई स्वीकृति चाहिन्छ। सफ्टवेयरलाई आन्तरिक राजस्व विभागले र तपाईंको संस्था वा फर्मलाई कर कार्यालयले स्वीकृति दिन्छ।',
      },
      since: '2072 (procedure on computerised invoicing)',
      sources: [
        {
          address: 'https://pioneerlaw.com/procedure-related-to-computerized-invoicing-2072-2015/',
          readOn: '2026-11-28',
        },
      ],
      checkedBy: { value: 'nobody yet: an accountant must read the procedure in force', pending: true },
    },
    {
      id: 'bill-copies',
      concerns: 'Everybody who prints tax invoices from software',
      text: {
        en: 'By the tax office’s procedure of 2074 a bill printed again says that it is a copy, and what is entered cannot be removed: a cancelled number stays in the books.',
        ne: 'कर कार्यालयको २०७४ को कार्यविधिअनुसार फेरि छापेको बिलमा प्रतिलिपि भनी लेखिनुपर्छ र प्रविष्ट गरेको विवरण हटाउन मिल्दैन। त्यसैले रद्द भएको नम्बर खातामै रहन्छ।',
      },
      since: '2074 (procedure on electronic invoicing, clause 6)',
      sources: [
        {
          address: 'https://www.scribd.com/document/486225718/Translation-Eletronic-Invoice-Procedure-2074',
          readOn: '2026-11-29',
        },
        { address: 'https://ebillingnepal.com/articles/ebilling_procedure', readOn: '2026-11-29' },
      ],
      checkedBy: { value: 'nobody yet: a translation was read, without later changes', pending: true },
    },
    {
      id: 'central-billing',
      concerns: 'Taxpayers with a large yearly turnover',
      text: {
        en: 'Above a yearly turnover of Rs 20 crore, as the press reported in April 2026, bills must also be sent to the Department’s system (CBMS).',
        ne: 'सन् २०२६ अप्रिलमा सञ्चारमाध्यममा आएअनुसार वार्षिक कारोबार रु २० करोड नाघेमा बिल विभागको प्रणाली (सीबीएमएस) मा पनि पठाउनुपर्छ।',
      },
      since: 'Chaitra 2082 or Baishakh 2083 (reported on 19 April 2026)',
      sources: [
        {
          address: 'https://ictframe.com/?p=114453',
          readOn: '2026-11-28',
        },
        {
          address:
            'https://english.aajakakura.com/nepal-lowers-threshold-for-mandatory-digital-billing-to-rs-200-million-annual-turnover/',
          readOn: '2026-11-28',
        },
      ],
      checkedBy: { value: 'nobody yet', pending: true },
    },
    {
      id: 'vat',
      concerns: 'Everybody who is registered for VAT',
      text: {
        en: 'VAT has one rate of {rate} per cent. Exports and what Schedule 2 of the Value Added Tax Act lists have 0, the goods and services of Schedule 1 none.',
        ne: 'मू.अ.करको एउटै दर {rate} प्रतिशत छ। निर्यात र मूल्य अभिवृद्धि कर ऐनको अनुसूची २ का कारोबारमा ० प्रतिशत लाग्छ। अनुसूची १ का वस्तु र सेवामा कर लाग्दैन।',
      },
      since: 'Value Added Tax Act, 2052',
      figures: { rate: 13 },
      sources: [
        {
          address: 'https://bakertilly.com.np/tax-portal/vat',
          readOn: '2026-11-28',
        },
        {
          address: 'https://techkomarg.com/blog/what-is-vat-nepal-calculation-guide',
          readOn: '2026-11-28',
        },
      ],
      checkedBy: { value: 'nobody yet: neither the Act nor the Finance Act of 2083 was read', pending: true },
    },
    {
      id: 'savings-limit',
      concerns: 'Savings and credit co-operatives',
      text: {
        en: 'The Act as amended in Poush 2081 and the central bank’s standard are reported to let a member keep Rs {one-district} lakh in a co-operative that works in one district, {several-districts} lakh in several districts, {several-provinces} lakh in several provinces. Above 10 lakh the source is declared. Savings from before have until 14 Poush 2083 (29 December 2026). A bill of 2025 had another limit: ask your regulator.',
        ne: '२०८१ पुसमा संशोधित ऐन र नेपाल राष्ट्र बैंकको मापदण्डअनुसार एक सदस्यले एक जिल्ला कार्यक्षेत्र भएको सहकारीमा रु {one-district} लाख, एकभन्दा बढी जिल्ला भएकोमा {several-districts} लाख र एकभन्दा बढी प्रदेश भएकोमा {several-provinces} लाखसम्म बचत राख्न पाउने बताइएको छ। १० लाखभन्दा बढी भए स्रोत खुलाउनुपर्छ। २०८१ पुस १४ गतेअघिको बचत २०८३ पुस १४ गते (सन् २०२६ डिसेम्बर २९) भित्र सीमामा ल्याउनुपर्छ। सन् २०२५ को विधेयकमा अर्कै सीमा थियो, त्यसैले नियामकलाई सोध्नुहोस्।',
      },
      since: '14 Poush 2081 (29 December 2024)',
      // In lakh. The reader of old data lists the members above each.
      figures: { 'one-district': 10, 'several-districts': 25, 'several-provinces': 50 },
      until: '2026-12-29',
      after: {
        en: 'The Act as amended in Poush 2081 and the central bank’s standard are reported to let a member keep Rs {one-district} lakh in a co-operative that works in one district, {several-districts} lakh in several districts, {several-provinces} lakh in several provinces. Above 10 lakh the source is declared. Savings from before had until 14 Poush 2083, and a bill of 2025 had another limit: ask your regulator what is in force.',
        ne: '२०८१ पुसमा संशोधित ऐन र नेपाल राष्ट्र बैंकको मापदण्डअनुसार एक सदस्यले एक जिल्ला कार्यक्षेत्र भएको सहकारीमा रु {one-district} लाख, एकभन्दा बढी जिल्ला भएकोमा {several-districts} लाख र एकभन्दा बढी प्रदेश भएकोमा {several-provinces} लाखसम्म बचत राख्न पाउने बताइएको छ। १० लाखभन्दा बढी भए स्रोत खुलाउनुपर्छ। २०८१ पुस १४ गतेअघिको बचतको म्याद २०८३ पुस १४ गते सकियो र सन् २०२५ को विधेयकमा अर्कै सीमा थियो। अहिले के लागू छ, नियामकलाई सोध्नुहोस्।',
      },
      sources: [
        {
          address:
            'https://english.onlinekhabar.com/whats-new-in-the-cooperative-ordinance-heres-11-things-you-need-to-know.html',
          readOn: '2026-11-28',
        },
        {
          address:
            'https://newbusinessage.com/article/nrb-issues-strict-guidelines-to-regulate-savings-and-credit-cooperatives',
          readOn: '2026-11-28',
        },
        {
          address: 'https://newbusinessage.com/article/government-to-remove-savings-limit-in-cooperatives',
          readOn: '2026-11-28',
        },
      ],
      checkedBy: { value: 'nobody yet: whether the Act that replaced the ordinance kept these amounts', pending: true },
    },
    {
      id: 'interest-tax',
      concerns: 'Everybody who pays interest on deposits',
      text: {
        en: 'By section 88 of the Income Tax Act banks deduct 6 per cent from the interest on individuals’ savings outside business, and 15 per cent from interest to firms and other entities.',
        ne: 'आयकर ऐनको दफा ८८ अनुसार बैंकले प्राकृतिक व्यक्तिको व्यवसायसँग सम्बन्धित नभएको बचतको ब्याजबाट ६ प्रतिशत र फर्म तथा अन्य निकायको ब्याजबाट १५ प्रतिशत कर काट्छन्।',
      },
      since: '2080/81 for the 6 per cent',
      sources: [
        {
          address:
            'https://actnepal.com/en/section/276/0/section-88-withholding-of-tax-in-making-payment-for-investment-return-and-service-charge-of-income-tax-act-2058-2002?toc_type=sections',
          readOn: '2026-11-28',
        },
        {
          address: 'https://tajanepal.com/?p=34719',
          readOn: '2026-11-28',
        },
      ],
      checkedBy: {
        value: 'nobody yet: a translation was read, and not what it means for co-operatives',
        pending: true,
      },
    },
    {
      id: 'depreciation-pools',
      concerns: 'Everybody who claims depreciation for tax',
      text: {
        en: 'For tax, Schedule 2 of the Income Tax Act has pools: A {a-assets} {a} per cent, B {b-assets} {b}, C {c-assets} {c}, D {d-assets} {d}, E intangible ones over their life. Bought in {whole}, the first year counts whole; in {two-thirds}, two thirds; in {one-third}, one third.',
        ne: 'करका लागि आयकर ऐनको अनुसूची २ मा समूह छन्: क {a-assets} {a} प्रतिशत, ख {b-assets} {b}, ग {c-assets} {c}, घ {d-assets} {d}, ङ अदृश्य सम्पत्ति आयुअनुसार। पहिलो वर्षको ह्रासकट्टी {whole}मा किनेकोमा पूरै, {two-thirds}मा किनेकोमा दुई तिहाइ र {one-third}मा किनेकोमा एक तिहाइ गनिन्छ।',
      },
      since: 'Income Tax Act, 2058',
      figures: { a: 5, b: 25, c: 20, d: 15 },
      words: {
        'a-assets': { en: 'buildings', ne: 'भवन' },
        'b-assets': { en: 'computers, furniture, equipment', ne: 'कम्प्युटर, फर्निचर, उपकरण' },
        'c-assets': { en: 'vehicles', ne: 'सवारी साधन' },
        'd-assets': { en: 'building machinery and the rest', ne: 'निर्माण उपकरण र अन्य सम्पत्ति' },
        whole: { en: 'Shrawan to Poush', ne: 'साउन–पुस' },
        'two-thirds': { en: 'Magh to Chaitra', ne: 'माघ–चैत' },
        'one-third': { en: 'Baisakh to Ashadh', ne: 'वैशाख–असार' },
      },
      sources: [
        {
          address:
            'https://nepallaws.com/Laws/income-tax-act-2058-2002/schedule-ii-relating-to-section-19/assessment-of-depreciation-deduction/',
          readOn: '2026-11-28',
        },
        {
          address: 'https://camunchnepal.com/articles/tax/depreciation-as-per-income-tax-act-nepal/',
          readOn: '2026-11-28',
        },
      ],
      checkedBy: { value: 'nobody yet: to be read with an auditor', pending: true },
    },
  ],
} satisfies RulesInput
