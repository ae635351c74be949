import { expect, test } from 'vitest'
import { parseMarkdown } from './markdown.ts'

test('headings, paragraphs, lists, quotes, links and emphasis are blocks', () => {
  expect(
    parseMarkdown('# Terms\n\nBe **kind**, see [help](/help).\n\n- One\n- Two\n\n> Quoted\n\n---'),
  ).toEqual([
    { kind: 'heading', level: 2, parts: [{ kind: 'text', text: 'Terms' }] },
    {
      kind: 'paragraph',
      parts: [
        { kind: 'text', text: 'Be ' },
        { kind: 'strong', parts: [{ kind: 'text', text: 'kind' }] },
        { kind: 'text', text: ', see ' },
        { kind: 'link', href: '/help', parts: [{ kind: 'text', text: 'help' }] },
        { kind: 'text', text: '.' },
      ],
    },
    {
      kind: 'list',
      isOrdered: false,
      items: [
        [{ kind: 'paragraph', parts: [{ kind: 'text', text: 'One' }] }],
        [{ kind: 'paragraph', parts: [{ kind: 'text', text: 'Two' }] }],
      ],
    },
    { kind: 'quote', blocks: [{ kind: 'paragraph', parts: [{ kind: 'text', text: 'Quoted' }] }] },
    { kind: 'rule' },
  ])
})

const [text, paragraph] = [
  (words: string) => ({ kind: 'text', text: words }),
  (words: string) => ({ kind: 'paragraph', parts: [{ kind: 'text', text: words }] }),
]

test('an ordered list starts where its author starts it', () => {
  expect(parseMarkdown('4. Four\n5. Five')).toEqual([
    { kind: 'list', isOrdered: true, start: 4, items: [[paragraph('Four')], [paragraph('Five')]] },
  ])
})

test.each(['-', '=', '--------------------', '===================='])(
  'a line below a text makes it a heading: %s',
  (line) => {
    expect(parseMarkdown(`Our rules\n${line}\n\nBe kind.`)).toEqual([
      { kind: 'heading', level: 2, parts: [text('Our rules')] },
      paragraph('Be kind.'),
    ])
  },
)

test.each(['---', '- '.repeat(20).trim(), '* '.repeat(20), '-'.repeat(40), '*'.repeat(40)])(
  'a rule stays a rule: %s',
  (line) => {
    expect(parseMarkdown(`One\n\n${line}\n\nTwo`)).toEqual([
      paragraph('One'),
      { kind: 'rule' },
      paragraph('Two'),
    ])
  },
)

test('a reference leads to its address, wherever that is in the text', () => {
  const link = { kind: 'link', href: 'https://leeds.example/', parts: [text('our site')] }
  expect(parseMarkdown('See [our site][Leeds].\n\n> [leeds]: https://leeds.example/')[0]).toEqual({
    kind: 'paragraph',
    parts: [text('See '), link, text('.')],
  })
})

test('what is too deep is its words, with one space between blocks and none within a word', () => {
  const deep = JSON.stringify(parseMarkdown('> > > > A **bo**ld word, *see* here.\n> > > >\n> > > > Next'))
  expect(deep).toContain('"A bold word, see here. Next"')
})

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['an event handler', '<img src=x onerror=alert(1)>'],
  ['a script address', '[a](javascript:alert(1))'],
  ['a script address in disguise', '[a](JaVa&#115;cript:alert(1))'],
  ['a script address with a line break', '[a](java\nscript:alert(1))'],
  ['a data address', '[a](data:text/html;base64,PHNjcmlwdD4=)'],
  ['a VBScript address', '[a](vbscript:x)'],
  ['an automatic link', '<javascript:alert(1)>'],
  ['a reference', '[a][b]\n\n[b]: javascript:alert(1)'],
  ['a picture that shows who reads', '![x](https://evil.example/pixel.png)'],
  ['a frame', '<iframe src="https://evil.example"></iframe>'],
  ['a style', '<style>body{display:none}</style>'],
  ['an address without a protocol', '[a](//evil.example)'],
  ['an address with a backslash', '[a](/\\evil.example)'],
  ['an address with a password', '[a](https://user:pass@evil.example)'],
])('%s is shown as text and links to nothing', (_, markdown) => {
  const shown = JSON.stringify(parseMarkdown(markdown))
  expect(shown).not.toContain('"kind":"link"')
  expect(shown).not.toContain('"href"')
  const kinds = new Set([...shown.matchAll(/"kind":"(\w+)"/g)].map(([, kind]) => kind))
  expect([...kinds].filter((kind) => kind !== 'paragraph' && kind !== 'text')).toEqual([])
})

test.each([
  ['quotes', '>'.repeat(20_000)],
  ['lists', '- '.repeat(20_000)],
  ['emphasis', '*a '.repeat(10_000)],
  ['brackets', '['.repeat(20_000)],
  ['indented lists', Array.from({ length: 300 }, (_, at) => `${'  '.repeat(at)}- x`).join('\n')],
])('deeply nested %s are read and come out shallow', (_, markdown) => {
  const depthOf = (value: unknown): number =>
    typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0
  expect(depthOf(parseMarkdown(markdown))).toBeLessThan(30)
})
