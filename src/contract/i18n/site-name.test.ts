import { afterEach, expect, test } from 'vitest'
import { defaultSiteName, setSiteName } from './site-name.ts'
import { defineTexts, type Catalog } from './texts.ts'

interface Texts {
  plain: string
  counted: (values: { count: number }) => string
}

/** As the build compiles `{site}` in a text and in a plural. */
const english: Catalog = {
  plain: 'Welcome to \uE001!',
  counted: [['count', 2, { one: 'One day on \uE001', other: [0, ' days on \uE001'] }]],
}
const handle = defineTexts<Texts>('test/site-name', { en: english })

afterEach(() => setSiteName(defaultSiteName))

test('texts say the name that the site has now, in plain messages and inside of choices', () => {
  expect(handle.read('en').plain).toBe('Welcome to Bridge Collective!')
  setSiteName('Leeds Helps')
  const texts = handle.read('en')
  expect(texts.plain).toBe('Welcome to Leeds Helps!')
  expect([texts.counted({ count: 1 }), texts.counted({ count: 3 })]).toEqual([
    'One day on Leeds Helps',
    '3 days on Leeds Helps',
  ])
})

test.each(['"Quoted" \\ & <b>', '{curly} # $& \u{1F600}'])('the name %j stays as it is written', (name) => {
  setSiteName(name)
  expect(handle.read('en').plain).toBe(`Welcome to ${name}!`)
})
