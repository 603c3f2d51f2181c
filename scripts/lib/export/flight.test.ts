import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { pageKey, withoutDrawings } from './flight'

/** Rows of data that end as React ends them. */
const data = (...rows: string[]) => rows.map((row) => (/^[0-9a-f]+:T/.test(row) ? row : `${row}\n`)).join('')
const text = (id: string, content: string) => `${id}:T${Buffer.byteLength(content).toString(16)},${content}`
const STILL = 'd:I[6852,["817","$c"],"Still"]'
const drawing = (children: string) => `["$","$Ld",null,{"as":"svg","children":${children}}]`
const kept = (count = 0) => `["$","$Ld",null,{"as":"svg","kept":"p-${count}"}]`
const stripped = (...rows: string[]) => withoutDrawings(data(...rows), 'p')

describe('data without drawings', () => {
  const cases: Record<string, [before: string[], after: string[]]> = {
    'lose a drawing, wherever it stands': [
      [`2:${drawing('"a"')}`, STILL, `0:{"a":[${drawing('["$","p",null,{}]')},"$2"],"b":${drawing(drawing('"c"'))}}`],
      [`2:${kept(0)}`, STILL, `0:{"a":[${kept(1)},"$2"],"b":${kept(2)}}`],
    ],
    'lose rows that only a drawing needs, and those that these need': [
      [
        '1:"a"',
        text('2', 'long\n9:"x"\n🌾'),
        STILL,
        '3:["$1","$L2"]',
        '4:I[1,["2","$5"],"Any"]',
        '5:"b"',
        `0:[${drawing('["$L3","$L4"]')}]`,
      ],
      [STILL, `0:[${kept()}]`],
    ],
    'keep rows that others need too, by any kind of reference': [
      [
        STILL,
        'a1:"a"',
        'b1:["a"]',
        'c1:["$f1"]',
        'f1:1',
        'e:2',
        `0:[${drawing('["$La1","$b1","$c1","$e"]')},"$a1","$Wb1","$@c1",{"a":"$e"}]`,
      ],
      [STILL, 'a1:"a"', 'b1:["a"]', 'c1:["$f1"]', 'f1:1', 'e:2', `0:[${kept()},"$a1","$Wb1","$@c1",{"a":"$e"}]`],
    ],
    'keep a row into which a path leads': [
      [STILL, '1:["$","p",null,{"a":{"b":[]}}]', `0:[${drawing('"$L1"')},"$1:props:a:b"]`],
      [STILL, '1:["$","p",null,{"a":{"b":[]}}]', `0:[${kept()},"$1:props:a:b"]`],
    ],
    'keep rows that a part of a list needs': [
      [STILL, '4:X', '4:"$1"', '1:["$2"]', '2:"a"', `0:["$4",${drawing('"$2"')}]`, '4:C'],
      [STILL, '4:X', '4:"$1"', '1:["$2"]', '2:"a"', `0:["$4",${kept()}]`, '4:C'],
    ],
    'keep rows that the root never names, and what they name': [
      [STILL, '7:["$8"]', '8:"a"', `0:[${drawing('"$8"')}]`],
      [STILL, '7:["$8"]', '8:"a"', `0:[${kept()}]`],
    ],
    'lose rows that a text only seems to name': [
      [
        STILL,
        '1:"a"',
        '2:"b"',
        '3:"c"',
        text('4', '"$2"'),
        `0:[${drawing('["$1","$2","$3"]')},"$$1","x$3","$undefined","$D2025-01-01T00:00:00.000Z","$L4"]`,
      ],
      [STILL, text('4', '"$2"'), `0:[${kept()},"$$1","x$3","$undefined","$D2025-01-01T00:00:00.000Z","$L4"]`],
    ],
    'lose a drawing of a module that loads by itself': [
      [':HL["/a.css","style"]', 'd:I[1,["2","c.js"],"Still",1]', `0:${drawing('"a"')}`],
      [':HL["/a.css","style"]', 'd:I[1,["2","c.js"],"Still",1]', `0:${kept()}`],
    ],
    'keep the children of other elements': [
      [
        STILL,
        'e:I[1,[],"Stiller"]',
        '0:[["$","kbd",null,{"children":"a"}],["$","$Le",null,{"children":"b"}],["$","$Ld",null,{"as":"svg"}]]',
      ],
      [
        STILL,
        'e:I[1,[],"Stiller"]',
        '0:[["$","kbd",null,{"children":"a"}],["$","$Le",null,{"children":"b"}],["$","$Ld",null,{"as":"svg"}]]',
      ],
    ],
  }
  for (const [name, [before, after]] of Object.entries(cases))
    it(name, () => assert.equal(stripped(...before), data(...after)))

  it('keep every other byte', () => {
    const rows = [
      ':HL["/a.woff2","font",{"type":"font/woff2"}]',
      '1:"$Sreact.fragment"',
      text('2', 'नेपाल 🌾\n3:"no row"\n'),
      '3:[1.0, "\\u0928\\/", {"b": 1, "1": "\\r"}]',
      '4:null',
      '5:-1',
      '6:E{"digest":"a"}',
      '0:["$1","$2","$3","$4","$5","$6"]',
    ]
    assert.equal(stripped(...rows), data(...rows))
    assert.equal(stripped(STILL, ...rows, `7:${drawing('"a"')}`), data(STILL, ...rows, `7:${kept()}`))
  })

  it('name drawings by their page, the same each time', () => {
    assert.match(pageKey('index.html'), /^[0-9a-f]{6}$/)
    assert.equal(pageKey('index.html'), pageKey('index.html'))
    assert.notEqual(pageKey('index.html'), pageKey('contactus.html'))
  })
})

describe('data that are refused', () => {
  const paths: Record<string, string[]> = {
    'of another row': [
      `1:["a",${drawing('["$","p",null,{"style":{}}]')}]`,
      '0:["$1","$1:1:props:children:props:style"]',
    ],
    'through a row': [`1:${drawing('["a"]')}`, '2:["$L1"]', '0:["$2","$2:0:props:children"]'],
    'of the root': [`0:{"a":${drawing('[[]]')},"b":"$0:a:props:children:0"}`],
    'of a row that the root never names': [`1:${drawing('["a"]')}`, '2:"$1:props:children"', '0:["$1"]'],
  }
  for (const [name, rows] of Object.entries(paths))
    it(`lead into a drawing ${name}`, () => assert.throws(() => stripped(STILL, ...rows), /leads into a drawing/))

  const forms = ['x:1\n', 'a', '0:\n', '0:A4,\n', '0:N12\n', '0:D{}\n', '0:["a"]', '0:T9,short', '0:T1\n', '0:What\n']
  for (const form of forms)
    it(`have an unknown form: ${JSON.stringify(form)}`, () =>
      assert.throws(() => withoutDrawings(`1:"a"\n${form}`, 'p'), /has an unknown form/))
})
