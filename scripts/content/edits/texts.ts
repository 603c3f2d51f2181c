import { inFile, type Edit } from './edit'

const site = 'content/site.ts'
const home = 'content/home.ts'
const goldplus = 'content/products/goldplus.ts'
const audience = 'For savings and credit co-operatives'
const plain = 'write plain words, the site sets them'
const form = 'content/enquiry-form.ts'
const labels = 'content/labels.ts'

/** Texts that a page cannot or must not show. */
export const textEdits: Edit[] = [
  ...inFile(goldplus, [
    ['HTML', audience, 'For <b>savings</b> co-operatives', `audience.en  holds HTML ("<b>"): ${plain}`],
    ['HTML line break', audience, 'For savings<br>and credit', `audience.en  holds HTML ("<br>"): ${plain}`],
    ['HTML comment', audience, 'For savings <!-- check -->', `audience.en  holds HTML ("<!-- check -->"): ${plain}`],
    [
      'HTML entity',
      audience,
      'For savings &amp; credit',
      'audience.en  holds HTML ("&amp;"): type the character itself',
    ],
    ['HTML number', audience, 'For savings &#8217;', 'audience.en  holds HTML ("&#8217;"): type the character itself'],
    ['Markdown bold', audience, 'For **savings** co-operatives', `audience.en  holds Markdown ("**"): ${plain}`],
    ['Markdown link', audience, 'For [savings](/contactus)', `audience.en  holds Markdown ("]("): ${plain}`],
    ['Markdown heading', audience, '# For savings and credit', `audience.en  holds Markdown ("#"): ${plain}`],
    ['Markdown list', audience, '- savings and credit', `audience.en  holds Markdown ("-"): ${plain}`],
    ['Markdown code', audience, 'For \\`savings\\` and credit', `audience.en  holds Markdown ("\`"): ${plain}`],
    [
      'slot where there is none',
      audience,
      'For {name} and credit',
      'audience.en  holds {name}, which the site does not fill in: it takes none',
    ],
    [
      'single bracket in a text',
      audience,
      'For {savings and credit',
      'audience.en  holds a single { or }: it takes none, each in a pair of brackets',
    ],
    [
      'zero-width space',
      audience,
      'For savings\u200b and credit',
      'audience.en  holds an invisible character (U+200B): delete the word and type it again',
    ],
    [
      'soft hyphen',
      audience,
      'For co\u00adoperatives',
      'audience.en  holds an invisible character (U+00AD): delete the word and type it again',
    ],
    [
      'mark of the writing direction',
      audience,
      'For savings\u200e and credit',
      'audience.en  holds an invisible character (U+200E): delete the word and type it again',
    ],
    [
      'byte order mark inside a text',
      audience,
      'For \ufeffsavings and credit',
      'audience.en  holds an invisible character (U+FEFF): delete the word and type it again',
    ],
    [
      'tab inside a text',
      audience,
      'For\tsavings',
      'audience.en  holds a tab or a line break: write it in one line, with plain spaces',
    ],
    [
      'line break written as \\n',
      audience,
      'For savings\\nand credit',
      'audience.en  holds a tab or a line break: write it in one line, with plain spaces',
    ],
    [
      'letter lost in saving',
      audience,
      'For \ufffdavings',
      'audience.en  holds \ufffd, a letter that was lost when the file was saved: type it again',
    ],
    [
      'Devanagari in an English text',
      audience,
      'For बचत and credit',
      'audience.en  holds Devanagari letters ("बचत"): this is the English text, write Latin letters',
    ],
    [
      'note left over',
      audience,
      'TODO: for whom',
      'audience.en  holds a note that must not be published (TODO or lorem)',
    ],
    [
      'filler text',
      audience,
      'Lorem ipsum dolor',
      'audience.en  holds a note that must not be published (TODO or lorem)',
    ],
    [
      'text too short',
      "name: { en: 'Charkhata accounting', ne: 'चारखाता लेखा' }",
      "name: { en: 'No', ne: 'चारखाता हिसाब' }",
      'features[1].name.en  Feature name is too short: write at least 3 characters',
    ],
    [
      'empty text',
      "heading: { en: 'Cooperator Gold Plus', ne: 'Cooperator Gold Plus' }",
      "heading: { en: '', ne: 'Cooperator Gold Plus' }",
      'heading.en  Page heading is too short: write at least 2 characters',
    ],
    [
      'text of spaces',
      "heading: { en: 'Cooperator Gold Plus', ne: 'Cooperator Gold Plus' }",
      "heading: { en: '   ', ne: 'Cooperator Gold Plus' }",
      'heading.en  Page heading is too short: write at least 2 characters',
    ],
    [
      'text too long',
      "heading: { en: 'Cooperator Gold Plus', ne: 'Cooperator Gold Plus' }",
      `heading: { en: '${'word '.repeat(12)}word', ne: 'Cooperator Gold Plus' }`,
      'heading.en  Page heading is too long: keep it to 60 characters (it has 64)',
    ],
    [
      'search description too short',
      "'Gold Plus keeps a savings and credit co-operative’s deposits, loans, collection and charkhata accounts in one system, in the Nepali calendar.'",
      "'Gold Plus'",
      'description.en  Page description is too short: write at least 50 characters',
    ],
    [
      'card text too long',
      'Deposits, loans and charkhata accounts in one system.',
      `${'word '.repeat(18)}word`,
      'cardText.en  One-liner on the card is too long: keep it to 90 characters (it has 94)',
    ],
  ]),
  ...inFile(site, [
    ['slot left out', '{year} {name}', '2005', 'copyright.en  must contain {year} and {name}'],
    [
      'slot misspelt',
      '{year}',
      '{yaer}',
      'copyright.en  holds {yaer}, which the site does not fill in: it takes {year}, {name}',
    ],
    [
      'slot with a space',
      '{year}',
      '{ year }',
      'copyright.en  holds { year }, which the site does not fill in: it takes {year}, {name}',
    ],
    [
      'short value that is not a text',
      "titleSeparator: '|'",
      "titleSeparator: ' --- - '",
      'titleSeparator  Title separator is too long: keep it to 3 characters (it has 5)',
    ],
    [
      'HTML where the map searches',
      "query: 'Kathmandu, Nepal'",
      "query: '<b>Kathmandu</b>'",
      `map.query  holds HTML ("<b>"): ${plain}`,
    ],
  ]),
  ...inFile(home, [
    [
      'highlighted word that is not in the title',
      "highlight: { en: 'BANKING', ne: 'बैंकिङ' }",
      "highlight: { en: 'FARMING', ne: 'बैंकिङ' }",
      'intro.highlight.en  "FARMING" is not part of the title',
    ],
    [
      'highlighted word that is not in the Nepali title',
      "highlight: { en: 'BANKING', ne: 'बैंकिङ' }",
      "highlight: { en: 'BANKING', ne: 'खेती' }",
      'intro.highlight.ne  "खेती" is not part of the title',
    ],
    [
      'highlighted word that is in the Nepali title twice',
      "title: { en: 'Co-operative BANKING Simplified', ne: 'सहकारी बैंकिङ, अब सरल' }",
      "title: { en: 'Co-operative BANKING Simplified', ne: 'बैंकिङ, अब सरल बैंकिङ' }",
      '@‹highlight:›  intro.highlight.ne  "बैंकिङ" is in the title twice: write more of it, or change the title',
    ],
    [
      'Nepali typed for an old font',
      'हामीसँग काम गर्ने कम्पनी',
      'ग्राहकका g]kfn ;]jf',
      'partners.tagline.ne  holds "g]kfn", Nepali typed for an old font (Preeti): type it again on a Unicode keyboard',
    ],
  ]),
  ...inFile(form, [
    [
      'slot of a form message left out',
      '{count} seconds',
      'five seconds',
      'failure.waitSeconds.en  must contain {count}',
    ],
    [
      'slot of another message',
      '{count} seconds',
      '{count} of {max} seconds',
      'failure.waitSeconds.en  holds {max}, which the site does not fill in: it takes {count}',
    ],
  ]),
  ...inFile(labels, [
    [
      'label without its slot',
      "goToSlide: { en: 'Go to slide {index}', ne: 'स्लाइड {index} मा जानुहोस्' }",
      "goToSlide: { en: 'Go to slide', ne: 'स्लाइड {index} मा जानुहोस्' }",
      'carousel.goToSlide.en  must contain {index}',
    ],
    [
      'slot translated',
      "askAbout: { en: 'Ask about {name}', ne: '{name} बारे सोध्नुहोस्' }",
      "askAbout: { en: 'Ask about {naam}', ne: '{name} बारे सोध्नुहोस्' }",
      'askAbout.en  holds {naam}, which the site does not fill in: it takes {name}',
    ],
  ]),
]
