import type { OldDataInput } from './schema'

export default {
  section: {
    title: { en: 'Try your old data here', ne: 'पुरानो डाटा यहाँ राखेर हेर्नुहोस्' },
    tagline: {
      en: 'Choose a file of your old system: in seconds you see what can be read, and what cannot.',
      ne: 'पुरानो प्रणालीको फाइल रोज्नुहोस्। के पढियो, के पढिएन, केही सेकेन्डमै देखिन्छ।',
    },
    rows: [
      {
        name: { en: 'What it takes', ne: 'कस्तो फाइल चल्छ' },
        desc: {
          en: 'Files ending in .dbf (dBase, FoxPro, Visual FoxPro), .csv, .tsv or .txt, or cells pasted from a sheet. Save an Excel file as CSV first.',
          ne: '.dbf (dBase, FoxPro, Visual FoxPro), .csv, .tsv वा .txt फाइल। स्प्रेडसिटबाट कोठा कपी गरेर टाँसे पनि हुन्छ। Excel को फाइल पहिले CSV मा सेभ गर्नुहोस्।',
        },
      },
      {
        name: { en: 'What it shows', ne: 'के देखिन्छ' },
        desc: {
          en: 'Names in Preeti beside Unicode, the sum of each scheme beside your trial balance, duplicate member numbers, negative balances, dates that do not exist, and members above the savings limit.',
          ne: 'प्रीतिका नाम र तिनको युनिकोड सँगसँगै, हरेक योजनाको जम्मा र सन्तुलन परीक्षण, दोहोरिएका सदस्य नम्बर, ऋणात्मक मौज्दात, पात्रोमा नभएका मिति र बचतको सीमा नाघेका सदस्य।',
        },
      },
      {
        name: { en: 'Where the file goes', ne: 'फाइल कहाँ जान्छ' },
        desc: {
          en: 'Nowhere: your browser reads it. To check, try the sample, switch off Wi-Fi and mobile data, and choose your file: it still works. The policy of this page (Content Security Policy) allows it no address but this site, the mail service of the form and the map of Google.',
          ne: 'कतै जाँदैन, तपाईंकै ब्राउजरले पढ्छ। जाँच्न पहिले नमुना हेर्नुहोस्, अनि वाइफाइ र मोबाइल डाटा बन्द गरेर आफ्नो फाइल रोज्नुहोस्। तैपनि चल्छ। पृष्ठको सुरक्षा नीति (Content Security Policy) ले यस वेबसाइट, फारमको इमेल सेवा र गुगलको नक्साबाहेक अन्त केही जान दिँदैन।',
        },
      },
      {
        name: { en: 'What it does not say', ne: 'के बताउँदैन' },
        desc: {
          en: 'It says what it read, never that your data is correct: your trial balance and your own eyes decide that.',
          ne: 'के पढियो भन्ने मात्र देखाउँछ, तपाईंको डाटा ठीक छ भन्दैन। सन्तुलन परीक्षण हेरेर त्यो तपाईं आफैँले यकिन गर्नुहोस्।',
        },
      },
    ],
    steps: { en: 'How a change-over runs, step by step', ne: 'पुरानोबाट नयाँमा सर्ने चरण हेर्नुहोस्' },
    choose: { en: 'Choose a file', ne: 'फाइल रोज्नुहोस्' },
    drop: {
      en: 'or drop it here. If the .dbf has a memo file (.fpt or .dbt) beside it, choose both.',
      ne: 'वा यहीँ तानेर छोड्नुहोस्। .dbf सँगै मेमो फाइल (.fpt वा .dbt) भए दुवै रोज्नुहोस्।',
    },
    paste: { en: 'Paste cells', ne: 'कोठा टाँस्नुहोस्' },
    sample: { en: 'Try with a sample', ne: 'नमुना हेर्नुहोस्' },
    loading: { en: 'The reader is opening …', ne: 'फाइल पढ्ने औजार खुल्दै छ …' },
    unloaded: {
      en: 'The reader did not load. Check your connection, and choose the file again.',
      ne: 'फाइल पढ्ने औजार खुलेन। इन्टरनेट जाँचेर फाइल फेरि रोज्नुहोस्।',
    },
    withoutScripts: {
      en: 'Your browser runs no scripts here, so it cannot read the file. Write to us or call us: we look at the old data together.',
      ne: 'तपाईंको ब्राउजरमा स्क्रिप्ट चल्दैन, त्यसैले यहाँ फाइल पढ्न सकिँदैन। हामीलाई फोन वा इमेल गर्नुहोस्, पुरानो डाटा सँगै हेरौँला।',
      pending: true,
    },
  },
  tool: {
    reading: { en: 'Reading {name} …', ne: '{name} पढिँदै छ …' },
    checking: { en: 'Checking {name} again …', ne: '{name} फेरि जाँचिँदै छ …' },
    stop: { en: 'Stop', ne: 'रोक्नुहोस्' },
    stopped: {
      en: 'Stopped. Nothing of this file was kept; an earlier result stays below.',
      ne: 'रोकियो। यस फाइलको केही राखिएन। अघिल्लो नतिजा भए तल जस्ताको तस्तै छ।',
    },
    pasteField: {
      en: 'Cells from a sheet, with the headings in the first row',
      ne: 'स्प्रेडसिटका कोठा, पहिलो लहरमा शीर्षक',
    },
    readPasted: { en: 'Look at these cells', ne: 'यी कोठा पढ्नुहोस्' },
    pastedName: { en: 'the pasted cells', ne: 'टाँसिएका कोठा' },
    sampleName: { en: 'the sample (invented data)', ne: 'नमुना (काल्पनिक विवरण)' },
    problems: {
      empty: { en: 'There is nothing in it to read.', ne: 'यसमा पढ्ने कुरा केही छैन।' },
      tooLarge: {
        en: 'This file is {size} MB; a browser can read up to {max} MB. Choose one table of it, or send us an enquiry.',
        ne: 'यो फाइल {size} एमबीको छ। ब्राउजरले {max} एमबीसम्म पढ्न सक्छ। एउटा मात्र तालिका रोज्नुहोस् वा हामीलाई सोध्नुहोस्।',
      },
      excel: {
        en: 'This is an Excel workbook. Save its sheet as CSV UTF-8, and choose that file.',
        ne: 'यो Excel को फाइल हो। त्यसको सिट CSV UTF-8 मा सेभ गरेर त्यही फाइल रोज्नुहोस्।',
      },
      archive: {
        en: 'This is an archive (zip). Unpack it, and choose the file inside.',
        ne: 'यो जिप फाइल हो। खोलेर भित्रको फाइल रोज्नुहोस्।',
      },
      picture: {
        en: 'This is a picture. Choose the file of the data itself.',
        ne: 'यो तस्बिर हो। डाटाकै फाइल रोज्नुहोस्।',
      },
      pdf: {
        en: 'This is a PDF, a printed page. Choose the file from which it was printed.',
        ne: 'यो पीडीएफ हो, छापिएको पाना। जुन फाइलबाट छापियो, त्यही रोज्नुहोस्।',
      },
      otherFile: {
        en: 'This is neither a .dbf file nor a table as text. Choose a .dbf, .csv, .tsv or .txt file.',
        ne: 'यो न .dbf फाइल हो, न टेक्स्ट फाइलमा राखिएको तालिका। .dbf, .csv, .tsv वा .txt फाइल रोज्नुहोस्।',
      },
      memoAlone: {
        en: 'This is the memo file alone. Choose its .dbf file with it.',
        ne: 'यो मेमो फाइल मात्र हो। त्यसको .dbf फाइल पनि सँगै रोज्नुहोस्।',
      },
      oneFile: {
        en: 'Several files were chosen. Choose one, with its memo file if it has one.',
        ne: 'एकभन्दा बढी फाइल रोजिए। एउटा मात्र रोज्नुहोस्, मेमो फाइल भए त्यो पनि सँगै।',
      },
      dbfKind: {
        en: 'This is a dBase 7 file. Export it as dBase IV or CSV.',
        ne: 'यो dBase 7 को .dbf फाइल हो। dBase IV वा CSV मा निकालेर रोज्नुहोस्।',
      },
      dbfHeader: {
        en: 'The header of this file is not that of a .dbf file, or contradicts itself. Choose another copy of it.',
        ne: 'यस फाइलको सुरुको विवरण .dbf को जस्तो छैन वा आफैँसँग बाझिन्छ। अर्को प्रतिलिपि रोज्नुहोस्।',
      },
      dbfCut: {
        en: 'This file ends before its first record: it was cut. Choose another copy of it.',
        ne: 'यो फाइल पहिलो अभिलेखअघि नै टुङ्गिन्छ, बीचैमा काटिएको छ। अर्को प्रतिलिपि रोज्नुहोस्।',
      },
      tooManyFields: {
        en: 'The first row has {count} cells; up to {max} fields can be read. Delete the columns that you do not need.',
        ne: 'पहिलो लहरमा {count} कोठा छन्। {max} महलसम्म पढ्न सकिन्छ। नचाहिने महल हटाउनुहोस्।',
      },
      tooManyRecords: {
        en: 'There are {count} records; up to {max} can be read. Choose a part of the file.',
        ne: '{count} अभिलेख छन्। {max} सम्म पढ्न सकिन्छ। फाइलको एक भाग रोज्नुहोस्।',
      },
      noRecords: {
        en: 'There are headings, but no record under them.',
        ne: 'शीर्षक छन्, तर तिनमुनि एउटा पनि अभिलेख छैन।',
      },
      failed: {
        en: 'The file could not be read: the reader did not load, or the memory of this device is too small. Check your connection, close other pages, or try a part of the file.',
        ne: 'फाइल पढ्न सकिएन। फाइल पढ्ने औजार नखुलेको हुन सक्छ। यस फोन वा कम्प्युटरको मेमोरी सानो भएर पनि हुन सक्छ। इन्टरनेट जाँच्नुहोस्, अरू पृष्ठ बन्द गर्नुहोस् वा फाइलको एक भाग राखेर हेर्नुहोस्।',
      },
    },
    warnings: {
      memoMissing: {
        en: 'The long texts of {fields} are in the memo file {file}, which was not chosen. Choose both files together; they have the same name.',
        ne: '{fields} महलका लामा विवरण {file} मेमो फाइलमा छन्, तर त्यो फाइल रोजिएको छैन। दुवै फाइल सँगै रोज्नुहोस्। दुवैको नाम एउटै हुन्छ।',
      },
      headerCount: {
        en: 'The header counts {claimed} records, but the file has {found}: it is cut, or its header is wrong.',
        ne: 'फाइलको सुरुमा {claimed} अभिलेख छन् भनिएको छ, तर {found} भेटिए। फाइल काटिएको छ वा सुरुको विवरण गलत छ।',
      },
      cutRecord: { en: 'Record {record} is cut in the middle.', ne: 'अभिलेख {record} बीचैमा काटिएको छ।' },
      openQuote: {
        en: 'In row {record} a quotation mark opens and never closes: nothing after it could be read.',
        ne: 'लहर {record} मा उद्धरण चिह्न खुल्छ, तर बन्द हुँदैन। त्यसपछिको केही पढिएन।',
      },
      noHeader: {
        en: 'The first row has figures, so it is read as a record. Its {count} fields have numbers for names.',
        ne: 'पहिलो लहरमा अंक छन्, त्यसैले त्यो अभिलेखकै रूपमा पढियो। {count} महललाई नामको सट्टा नम्बर दिइएको छ।',
      },
      oneColumn: {
        en: 'Only one column was found, with gaps of spaces, as in a printed report. Export the table as .dbf or CSV.',
        ne: 'एउटा मात्र महल भेटियो। छापिएको प्रतिवेदनमा जस्तै बीचबीचमा खाली ठाउँ छन्। तालिका .dbf वा CSV मा निकालेर रोज्नुहोस्।',
      },
      formulas: {
        en: '{count} cells begin like a formula. They are read as text, and the clean CSV marks them with an apostrophe.',
        ne: '{count} कोठा सूत्रजस्तै सुरु हुन्छन्। ती टेक्स्टका रूपमा पढिए। सफा CSV मा तिनको अगाडि एपोस्ट्रफी (’) थपिन्छ।',
      },
    },
    result: { en: 'What was read in {name}', ne: '{name}: के पढियो' },
    read: {
      en: '{records} records in {fields} fields ({encoding})',
      ne: '{fields} महलमा {records} अभिलेख ({encoding})',
    },
    deleted: {
      en: 'Marked as deleted in the old system, and left out: {count} ({numbers})',
      ne: 'पुरानो प्रणालीमै मेटिएका, त्यसैले छाडिएका: {count} ({numbers})',
    },
    unreadable: { en: 'Not readable: {count} ({numbers})', ne: 'पढ्न नसकिएका: {count} ({numbers})' },
    more: { en: 'and {count} more', ne: 'र अरू {count}' },
    noJudgement: {
      en: 'This says what was read. It does not say that the data is correct.',
      ne: 'यसले के पढियो भन्ने मात्र देखाउँछ। डाटा ठीक छ भन्दैन।',
    },
    fields: {
      title: { en: 'Fields', ne: 'महल' },
      hint: {
        en: 'The meaning of each field was guessed from its name and its values. Correct it where the guess is wrong.',
        ne: 'कुन महल के हो भन्ने कुरा नाम र मान हेरेर अनुमान गरिएको हो। नमिलेको भए सच्याउनुहोस्।',
      },
      role: { en: '{field} is', ne: '{field} के हो' },
      font: { en: 'Font of {field}', ne: '{field} को फन्ट' },
      noFont: { en: 'leave it as it is', ne: 'जस्ताको तस्तै' },
      mixed: {
        en: 'Mixed: {legacy} values look typed in Preeti, {latin} are in Latin letters, {unicode} in Unicode. If you choose a font, only the Preeti values change.',
        ne: 'मिसिएको: {legacy} मान प्रीतिजस्ता, {latin} अंग्रेजी अक्षरका, {unicode} युनिकोडका। फन्ट रोज्दा प्रीतिजस्ता मान मात्र बदलिन्छन्।',
      },
      kinds: {
        text: { en: 'text', ne: 'टेक्स्ट' },
        number: { en: 'number', ne: 'संख्या' },
        date: { en: 'date', ne: 'मिति' },
        yesNo: { en: 'yes or no', ne: 'हो/होइन' },
        memo: { en: 'memo', ne: 'मेमो' },
      },
      scripts: {
        legacy: { en: 'looks typed in Preeti', ne: 'प्रीतिमा टाइप गरिएजस्तो' },
        mixed: { en: 'mixed', ne: 'मिसिएको' },
        unclear: { en: 'Latin letters, or typed in Preeti', ne: 'अंग्रेजी अक्षर वा प्रीति' },
        latin: { en: 'Latin letters', ne: 'अंग्रेजी अक्षर' },
        unicode: { en: 'Unicode', ne: 'युनिकोड' },
        none: { en: 'no words', ne: 'शब्द छैन' },
      },
      roles: {
        other: { en: 'something else', ne: 'अरू केही' },
        member: { en: 'member number', ne: 'सदस्य नम्बर' },
        name: { en: 'name', ne: 'नाम' },
        scheme: { en: 'scheme', ne: 'योजना' },
        balance: { en: 'balance', ne: 'मौज्दात' },
        date: { en: 'date in B.S.', ne: 'मिति (वि.सं.)' },
        dateAd: { en: 'date in A.D.', ne: 'मिति (सन्)' },
      },
      fonts: {
        preeti: { en: 'Preeti', ne: 'प्रीति' },
        kantipur: { en: 'Kantipur', ne: 'कान्तिपुर' },
        sagarmatha: { en: 'Sagarmatha', ne: 'सगरमाथा' },
      },
    },
    conversions: {
      title: { en: 'Preeti and Unicode', ne: 'प्रीति र युनिकोड' },
      hint: {
        en: 'Compare a few. Texts that may be wrong come first; values in Latin letters or Unicode stay.',
        ne: 'केही नाम तुलना गरेर हेर्नुहोस्। शंका लागेका नाम पहिले देखाइएका छन्। अंग्रेजी अक्षर र युनिकोडका मान बदलिँदैनन्।',
      },
      counts: {
        en: '{field}: {converted} became Unicode, {unchanged} stayed',
        ne: '{field}: {converted} युनिकोडमा बदलिए, {unchanged} उस्तै रहे',
      },
      unicode: { en: 'In Unicode', ne: 'युनिकोडमा' },
      doubtful: { en: 'look at it', ne: 'हेर्नुहोस्' },
    },
    checks: {
      title: { en: 'To look at', ne: 'हेर्नुपर्ने' },
      hint: {
        en: 'Each record is looked at; the numbers are those of the file. Several schemes of one member are not a duplicate.',
        ne: 'हरेक अभिलेख हेरिन्छ। नम्बर फाइलकै हुन्। एउटै सदस्यका फरक फरक योजना भए दोहोरिएको मानिँदैन।',
      },
      nothing: { en: 'none found', ne: 'भेटिएन' },
      record: { en: 'Record {number}: {value}', ne: 'अभिलेख {number}: {value}' },
      names: {
        duplicateMembers: { en: 'Duplicate member number', ne: 'दोहोरिएको सदस्य नम्बर' },
        negativeBalances: { en: 'Negative balance', ne: 'ऋणात्मक मौज्दात' },
        invalidBalances: { en: 'Balance that is no figure', ne: 'अंकमा नलेखिएको मौज्दात' },
        invalidDates: { en: 'Date that does not exist or is not readable', ne: 'पात्रोमा नभएको वा पढ्न नसकिने मिति' },
        emptyNames: { en: 'Empty name', ne: 'खाली नाम' },
        doubtfulTexts: { en: 'Doubtful in Unicode', ne: 'युनिकोडमा शंका' },
      },
    },
    sums: {
      title: { en: 'Sums by scheme', ne: 'योजनाअनुसार जम्मा' },
      hint: {
        en: 'Write or paste your trial balance: each head is put beside its sum, matched by name.',
        ne: 'सन्तुलन परीक्षण लेख्नुहोस् वा टाँस्नुहोस्। नाम मिलेका शीर्षक आफ्नो जम्मासँगै देखिन्छन्।',
      },
      scheme: { en: 'Scheme or head', ne: 'योजना वा शीर्षक' },
      records: { en: 'Records', ne: 'अभिलेख' },
      sum: { en: 'In the file Rs', ne: 'फाइलमा रु' },
      typed: { en: 'Trial balance Rs', ne: 'सन्तुलन परीक्षण रु' },
      difference: { en: 'Difference Rs', ne: 'फरक रु' },
      noScheme: { en: 'without a scheme', ne: 'योजना नभएको' },
      total: { en: 'Total', ne: 'जम्मा' },
      noBalance: {
        en: 'No field is the balance: choose it above, and the sums appear here.',
        ne: 'कुनै महल मौज्दात भनी रोजिएको छैन। माथि रोज्नुहोस्, अनि जम्मा यहाँ देखिन्छ।',
      },
      tooMany: {
        en: 'This field has {count} different values, too many for a trial balance. Choose the field of the schemes above.',
        ne: 'यस महलमा {count} थरी मान छन्। सन्तुलन परीक्षणसँग भिडाउन यो धेरै भयो। योजना लेखिएको महल माथि रोज्नुहोस्।',
      },
      trialBalance: { en: 'Trial balance', ne: 'सन्तुलन परीक्षण' },
      trialHint: {
        en: 'One head a line: the name, then the amount. Names as in the table above.',
        ne: 'एक लहरमा एउटा शीर्षक: पहिले नाम, अनि रकम। नाम माथिको तालिकाकै लेख्नुहोस्।',
      },
      equal: { en: 'All heads are equal.', ne: 'सबै शीर्षक मिल्छन्।' },
      differs: { en: 'Heads that differ: {count}', ne: 'फरक परेका शीर्षक: {count}' },
      unread: {
        en: 'Lines without one amount, left out: {count}',
        ne: 'रकम नभएका वा एकभन्दा बढी रकम भएका, त्यसैले छाडिएका लहर: {count}',
      },
    },
    limits: {
      title: { en: 'Members above the savings limit', ne: 'बचतको सीमा नाघेका सदस्य' },
      hint: {
        en: 'All balances of a member in this file are added, loans too if the file has them. Which limit is yours depends on your area of work.',
        ne: 'यस फाइलमा एक सदस्यका सबै मौज्दात जोडिन्छन्, फाइलमा ऋण भए ऋण पनि। तपाईंको सीमा कार्यक्षेत्रअनुसार फरक हुन्छ।',
      },
      above: {
        en: 'Members above Rs {limit}: {count}, by Rs {excess}',
        ne: 'रु {limit} भन्दा बढी: {count} सदस्य, सीमा नाघेको रु {excess}',
      },
      member: { en: 'Member', ne: 'सदस्य' },
      total: { en: 'In all Rs', ne: 'कुल रु' },
      excess: { en: 'Above it Rs', ne: 'सीमा नाघेको रु' },
    },
    record: {
      title: { en: 'Record of reconciliation', ne: 'हिसाब मिलान अभिलेख' },
      print: { en: 'Print the record', ne: 'अभिलेख छाप्नुहोस्' },
      institution: { en: 'Institution', ne: 'संस्था' },
      file: { en: 'File', ne: 'फाइल' },
      date: { en: 'Date', ne: 'मिति' },
      toReview: { en: 'Records to look at', ne: 'हेर्नुपर्ने अभिलेख' },
      members: { en: 'Members', ne: 'सदस्य' },
      signatures: [
        { en: 'Prepared by', ne: 'तयार गर्ने' },
        { en: 'Checked by', ne: 'जाँच गर्ने' },
        { en: 'Approved by', ne: 'स्वीकृत गर्ने' },
      ],
    },
    download: { en: 'Download as clean CSV', ne: 'सफा CSV डाउनलोड गर्नुहोस्' },
    fileName: { en: 'old-data-unicode', ne: 'old-data-unicode' },
    ask: { en: 'Ask about this data', ne: 'यस डाटाबारे सोध्नुहोस्' },
    askName: { en: 'old data', ne: 'पुरानो डाटा' },
    message: {
      en: 'Old data: {members} members, {records} records, {toReview} to look at.',
      ne: 'पुरानो डाटा: {members} सदस्य, {records} अभिलेख, हेर्नुपर्ने {toReview}।',
    },
  },
} satisfies OldDataInput
