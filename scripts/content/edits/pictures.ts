import { noise, plain } from '../../assets/picture-fixture'
import { type Edit } from './edit'

const png = await noise(760, 120, true).png().toBuffer()
const jpg = await noise(640, 240).jpeg().toBuffer()
const gif = await plain(640, 240).gif().toBuffer()
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(600)])
const moving = Buffer.concat([
  png.subarray(0, 33),
  Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0....', 'latin1'),
  png.subarray(33),
])
const exportIt = (ending: string) =>
  `is no JPEG or PNG picture: export the .${ending} file as JPEG or PNG, and take this one away`

const home = 'content/home.ts'
const aboutus = 'content/company/aboutus.ts'

/** Adds a partner's logo: `file` in the content, and `bytes` in the folder of pictures. */
const logo = (name: string, file: string, bytes: Buffer | null, ...says: string[]): Edit => ({
  name,
  file: home,
  find: "{ partnerID: 1, partnerName: { en: 'SMS partner', ne: 'एसएमएस साझेदार' }",
  change: (_file, text) => ({
    [home]: text.replace(
      "partnerName: { en: 'SMS partner', ne: 'एसएमएस साझेदार' }",
      `$&, photo: { file: '${file}', alt: { en: 'A logo', ne: 'एउटा लोगो' } }`,
    ),
    [`content/images/${file}`]: bytes,
  }),
  says,
})

/** Adds a picture to the gallery of About Us. */
const photo = (name: string, bytes: Buffer, ...says: string[]): Edit => ({
  name,
  file: aboutus,
  find: "{ screen: 'daily-collection' }",
  change: (_file, text) => ({
    [aboutus]: text.replace(
      "{ screen: 'daily-collection' }",
      "{ image: { file: 'office.jpg', alt: { en: 'The office', ne: 'हाम्रो कार्यालय' } } }",
    ),
    'content/images/office.jpg': bytes,
  }),
  says,
})

const wrong = (file: string, says: string) => `content/images/${file}:1  ${says}`
const nameRule =
  'partners.items[1].photo.file  must be the name of a file in content/images: small letters, digits and hyphens, then .png, .jpg or .jpeg'

/** Pictures: formats, sizes, names and places; the first two are right. */
export const pictureEdits: Edit[] = [
  logo('right logo', 'test.png', png),
  photo('right photo', jpg),
  logo(
    'picture that is missing',
    'test.jpg',
    null,
    '@  partners.items[1].photo.file  content/images/test.jpg does not exist: add the picture there',
  ),
  logo(
    'no picture',
    'test.png',
    Buffer.from('no'),
    wrong('test.png', 'is not a picture, or is damaged: save it again as .png'),
  ),
  logo(
    'picture cut off',
    'test.jpg',
    jpg.subarray(0, 5000),
    wrong('test.jpg', 'is not a picture, or is damaged: save it again as .jpg'),
  ),
  logo('JPEG named PNG', 'test.png', jpg, wrong('test.png', 'is a JPG picture under another name: export it as PNG')),
  logo('GIF named PNG', 'test.png', gif, wrong('test.png', 'is a GIF picture under another name: export it as PNG')),
  logo(
    'HEIC named JPEG',
    'test.jpg',
    heic,
    wrong('test.jpg', 'is a HEIC picture under another name: export it as JPEG or PNG'),
  ),
  logo('HEIC from a telephone', 'test.heic', heic, `@  ${nameRule}`, wrong('test.heic', exportIt('heic'))),
  logo('GIF', 'test.gif', gif, `@  ${nameRule}`, wrong('test.gif', exportIt('gif'))),
  logo('WebP', 'test.webp', jpg, `@  ${nameRule}`, wrong('test.webp', exportIt('webp'))),
  logo(
    'picture with capitals',
    'Logo SMS.PNG',
    png,
    `@  ${nameRule}`,
    wrong('Logo SMS.PNG', 'file names use small letters, digits and hyphens and end in .png, .jpg or .jpeg: rename it'),
  ),
  logo('picture that moves', 'test.png', moving, wrong('test.png', 'moves: save one still picture of it')),
  logo(
    'picture of too many pixels',
    'test.png',
    await plain(10_000, 5_001).png().toBuffer(),
    wrong('test.png', 'is 10000 × 5001 pixels: save it with at most 50 million pixels'),
  ),
  logo(
    'picture of too many bytes',
    'test.jpg',
    Buffer.concat([jpg, Buffer.alloc(20_000_000)]),
    wrong('test.jpg', 'has 21 MB: save it with at most 20 MB'),
  ),
  logo(
    'logo too small to print',
    'test.png',
    await plain(160, 48).png().toBuffer(),
    '@  partners.items[1].photo.file  test.png is 160 × 48 pixels, too small to print sharp: a logo is at least 200 pixels high or 750 wide',
  ),
  photo(
    'photo too small',
    await plain(320, 200).jpeg().toBuffer(),
    '@  gallery[1].image.file  office.jpg is 320 × 200 pixels, too small to be sharp: a picture is at least 640 pixels wide',
  ),
  photo(
    'photo held upright',
    await plain(900, 1600).jpeg().toBuffer(),
    '@  gallery[1].image.file  office.jpg is 900 × 1600 pixels, too tall for its place: crop it so that it is not higher than wide',
  ),
  {
    name: 'picture whose page cannot be read',
    file: 'content/site.ts',
    change: (file, text) => ({ [file]: text.replace("'Since 2005'", "'Since 2005"), 'content/images/office.jpg': jpg }),
    says: ["@‹since:›  the text that begins here has no ' at its end: a text ends on the line where it begins"],
  },
  {
    name: 'picture that no page shows',
    file: 'content/images/office.jpg',
    change: (file) => ({ [file]: jpg, 'content/images/.DS_Store': 'not ours' }),
    says: [wrong('office.jpg', 'is shown nowhere: name it in a content file, or take it away')],
  },
]
