import { expect, test } from 'vitest'

import { withoutUnhydrated } from './without-unhydrated'

const page = (screen: unknown, rest: unknown = null) =>
  [
    '0:["$","main",null,{"children":["$L2","$L3"]}]',
    '1:I[7,["static/chunks/a.js"],"Unhydrated"]',
    `2:${JSON.stringify(['$', '$L1', null, { name: 'a', children: screen }])}`,
    `3:${JSON.stringify(['$', 'p', null, { children: rest }])}`,
    '4:["$","td",null,{"children":"12,400.00"}]',
    '5:Tf,नेपाल6:["$","p",null,{"children":"$5"}]',
  ].join('\n')

test('the children of Unhydrated and rows of these alone leave the payload', () => {
  const short = withoutUnhydrated(page('$L4', '$L6'))
  expect(short).not.toContain('12,400.00')
  expect(short).toContain('2:["$","$L1",null,{"name":"a","children":null}]\n')
  // A row of text ends after its bytes, not with the line.
  expect(short).toContain('5:Tf,नेपाल6:[')
})

test('a row that another part of the page names stays', () => {
  expect(withoutUnhydrated(page('$L4', '$L4'))).toContain('12,400.00')
})

test('something that another part of the page shares with the children is an error', () => {
  const table = ['$', 'table', null, { className: 'a' }]
  expect(() => withoutUnhydrated(page(table, '$2:props:children'))).toThrow('"$2:props:children" is a part of')
  expect(withoutUnhydrated(page(table, '$2:props:name'))).toContain('$2:props:name')
})

test('a client component in the children, which would never live, is an error', () => {
  const payload = `${page('$L4')}\n7:I[9,[],"CopyButton"]`
  expect(() => withoutUnhydrated(payload.replace('"12,400.00"', '["$","$L7",null,{}]'))).toThrow('"CopyButton"')
  // An Unhydrated part in another one is not read either.
  expect(withoutUnhydrated(page(['$', '$L1', null, { name: 'b', children: '$L4' }]))).not.toContain('"b"')
})

test('a page without Unhydrated keeps its payload', () => {
  const payload = '0:["$","p",null,{"children":"a"}]\n'
  expect(withoutUnhydrated(payload)).toBe(payload)
})
