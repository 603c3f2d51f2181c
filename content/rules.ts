import type { RulesInput } from './schema'

export default {
  rules: [
    {
      id: 'authority-system',
      concerns: 'Savings and credit co-operatives',
      text: {
        en: 'Since Mangsir 2082 savings and credit co-operatives register with the National Co-operative Regulatory Authority in its own online system, as the press reports.',
        ne: 'सञ्चारमाध्यममा आएअनुसार २०८२ मंसिरदेखि बचत तथा ऋण सहकारी राष्ट्रिय सहकारी नियमन प्राधिकरणको आफ्नै अनलाइन प्रणालीमा दर्ता हुन्छन्।',
      },
      since: 'Mangsir 2082',
      source: { address: 'https://sahakarisanchar.com/news/view/7001', readOn: '2026-11-28' },
      checkedBy: { value: 'nobody yet', pending: true },
    },
    {
      id: 'provision-standard',
      concerns: 'Co-operatives with loans, by their regulator',
      text: {
        en: 'Savings and credit co-operatives follow the Authority’s Regulatory Standard 2082, others the Department’s Unified Directive 2082, for which the press reports four classes: 1, 25, 50 and 100 per cent.',
        ne: 'बचत तथा ऋण सहकारीलाई प्राधिकरणको नियमन मापदण्ड २०८२ र अरू सहकारीलाई विभागको एकीकृत निर्देशन २०८२ लागू हुन्छ। सञ्चारमाध्यममा आएअनुसार निर्देशनमा चार वर्ग छन्: १, २५, ५० र १०० प्रतिशत।',
      },
      since: '2082 (Mangsir 2082 for the Authority’s standard)',
      source: { address: 'https://www.onlinekhabar.com/2025/11/1813523', readOn: '2026-11-28' },
      checkedBy: { value: 'nobody yet: the loan classes of the standard itself were not found', pending: true },
    },
    {
      id: 'collateral-taken-over',
      concerns: 'Savings and credit co-operatives that hold collateral taken over for loans',
      text: {
        en: 'For collateral taken over, the Authority’s standard is reported to ask for 100 per cent (50 for older cases).',
        ne: 'सञ्चारमाध्यममा आएअनुसार सकार गरेको धितोमा प्राधिकरणको मापदण्डअनुसार १०० प्रतिशत (पुरानामा ५०) नोक्सानी व्यवस्था गर्नुपर्छ।',
      },
      since: 'Mangsir 2082',
      source: { address: 'https://www.onlinekhabar.com/2025/11/1813523', readOn: '2026-11-28' },
      checkedBy: { value: 'nobody yet', pending: true },
    },
    {
      id: 'microfinance-classes',
      concerns: 'Microfinance institutions, and co-operatives with microfinance programmes',
      text: {
        en: 'Licensed institutions use the loan classes of the central bank, others those of their regulator.',
        ne: 'इजाजतपत्रप्राप्त संस्थाले नेपाल राष्ट्र बैंकका ऋणका वर्ग चलाउँछन्, अरूले आफ्नै नियामकका।',
      },
      since: 'before 2082',
      source: {
        address: 'https://blog.razu.com.np/2018/12/loan-classification-and-provisioning-in.html',
        readOn: '2026-11-28',
      },
      checkedBy: { value: 'nobody yet: the classes of the central bank for class D were not read', pending: true },
    },
    {
      id: 'tax-invoice-approvals',
      concerns: 'Everybody who prints tax invoices from software, whatever the turnover',
      text: {
        en: 'A tax invoice printed by software needs two approvals: that of the software, from the Inland Revenue Department (IRD), and yours, from your tax office.',
        ne: 'सफ्टवेयरबाट कर बीजक छाप्न दुई स्वीकृति चाहिन्छ। सफ्टवेयरको स्वीकृति आन्तरिक राजस्व विभागले दिन्छ, तपाईंको स्वीकृति कर कार्यालयले।',
      },
      since: '2072 (procedure on computerised invoicing)',
      source: {
        address: 'https://pioneerlaw.com/procedure-related-to-computerized-invoicing-2072-2015/',
        readOn: '2026-11-28',
      },
      checkedBy: { value: 'nobody yet: an accountant must read the procedure in force', pending: true },
    },
    {
      id: 'central-billing',
      concerns: 'Taxpayers with a large yearly turnover',
      text: {
        en: 'Above a turnover (Rs 20 crore, as the press reported in April 2026) bills also go to the Department’s system (CBMS).',
        ne: 'सन् २०२६ अप्रिलका सञ्चारमाध्यममा आएअनुसार वार्षिक कारोबार रु २० करोड नाघेमा बिल विभागको प्रणाली (सीबीएमएस) मा पनि पठाउनुपर्छ।',
      },
      since: 'Chaitra 2082 or Baishakh 2083 (reported on 19 April 2026)',
      source: { address: 'https://ictframe.com/?p=114453', readOn: '2026-11-28' },
      checkedBy: { value: 'nobody yet', pending: true },
    },
    {
      id: 'savings-limit',
      concerns: 'Savings and credit co-operatives',
      text: {
        en: 'A member may keep Rs 10 lakh in a co-operative of one district, 25 lakh in one of several districts, 50 lakh in one of several provinces (the Act as amended and the standard of 2081, as the press reports). Above 10 lakh the member declares the source. Savings from before 14 Poush 2081 must come within the limit by 14 Poush 2083 (29 December 2026).',
        ne: 'एक सदस्यले एउटा जिल्लाको सहकारीमा रु १० लाख, एकभन्दा बढी जिल्लाकोमा २५ लाख र एकभन्दा बढी प्रदेशकोमा ५० लाखसम्म बचत राख्न पाउँछन् (सञ्चारमाध्यममा आएअनुसार संशोधित ऐन र नेपाल राष्ट्र बैंकको २०८१ को मापदण्ड)। १० लाखभन्दा बढी भए सदस्यले स्रोत खुलाउनुपर्छ। २०८१ पुस १४ गतेअघिको बचत २०८३ पुस १४ गते (सन् २०२६ डिसेम्बर २९) भित्र सीमामा ल्याउनुपर्छ।',
      },
      since: '14 Poush 2081 (29 December 2024)',
      limits: [1000000, 2500000, 5000000],
      until: '2026-12-29',
      after: {
        en: 'A member may keep Rs 10 lakh in a co-operative of one district, 25 lakh in one of several districts, 50 lakh in one of several provinces (the Act as amended and the standard of 2081, as the press reports). Above 10 lakh the member declares the source. The time to bring older savings within the limit ended on 14 Poush 2083: ask your regulator whether it was extended.',
        ne: 'एक सदस्यले एउटा जिल्लाको सहकारीमा रु १० लाख, एकभन्दा बढी जिल्लाकोमा २५ लाख र एकभन्दा बढी प्रदेशकोमा ५० लाखसम्म बचत राख्न पाउँछन् (सञ्चारमाध्यममा आएअनुसार संशोधित ऐन र नेपाल राष्ट्र बैंकको २०८१ को मापदण्ड)। १० लाखभन्दा बढी भए सदस्यले स्रोत खुलाउनुपर्छ। पुरानो बचत सीमामा ल्याउने म्याद २०८३ पुस १४ गते सकियो। म्याद थपियो कि थपिएन भनी नियामकलाई सोध्नुहोस्।',
      },
      source: {
        address: 'https://www.prasashan.com/2025/01/13/629024/',
        readOn: '2026-11-28',
      },
      checkedBy: { value: 'nobody yet: only the draft and press reports were read', pending: true },
    },
    {
      id: 'interest-tax',
      concerns: 'Everybody who pays interest on deposits',
      text: {
        en: 'Banks are reported to deduct 6 per cent from individuals (since 2080/81) and 15 per cent from firms and other entities.',
        ne: 'सञ्चारमाध्यममा आएअनुसार बैंकले व्यक्तिको ब्याजबाट ६ प्रतिशत (२०८०/८१ देखि) र फर्म तथा अन्य निकायको ब्याजबाट १५ प्रतिशत कर काट्छन्।',
      },
      since: '2080/81 for the 6 per cent',
      source: { address: 'https://tajanepal.com/?p=34719', readOn: '2026-11-28' },
      checkedBy: { value: 'nobody yet: the Finance Act for co-operatives was not read', pending: true },
    },
    {
      id: 'depreciation-pools',
      concerns: 'Everybody who claims depreciation for tax',
      text: {
        en: 'For tax, Schedule 2 of the Income Tax Act has pools: A buildings 5 per cent, B computers and furniture 25, C vehicles 20, D other assets 15. The first year counts whole, two thirds or one third.',
        ne: 'करका लागि आयकर ऐनको अनुसूची २ मा समूह छन्: क भवन ५ प्रतिशत, ख कम्प्युटर र फर्निचर २५, ग सवारी साधन २०, घ अन्य सम्पत्ति १५। पहिलो वर्ष पूरै, दुई तिहाइ वा एक तिहाइ गनिन्छ।',
      },
      since: 'Income Tax Act, 2058',
      source: { address: 'https://www.lawcommission.gov.np/np/archives/24806', readOn: '2026-11-28' },
      checkedBy: { value: 'nobody yet: to be read with an auditor', pending: true },
    },
  ],
} satisfies RulesInput
