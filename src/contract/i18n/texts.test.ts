import { expect, test } from 'vitest'
import { addTexts, defineTexts, type Catalog } from './texts.ts'

type Texts = { hours: (values: { count: number }) => string; name: string; Research: string }

const english: Catalog = {
  hours: [['count', 2, { one: [0, ' hour'], other: [0, ' hours'] }]],
  name: 'Hours',
  Research: 0,
}

test('a message with arguments is a function of them, one without a string, and a name its own key', () => {
  const texts = defineTexts<Texts>('test/hours', { en: english }).read('en')
  expect([texts.hours({ count: 1 }), texts.hours({ count: 1250 })]).toEqual(['1 hour', '1,250 hours'])
  expect([texts.name, texts.Research]).toEqual(['Hours', 'Research'])
})

test('a handle without catalogs reads the one that the browser loaded, and before that says which is missing', () => {
  const later = defineTexts<Pick<Texts, 'name'>>('test/later')
  expect(() => later.read('en')).toThrow('the texts of test/later in en are not loaded')
  addTexts({ 'test/later': { name: 'Later' }, 'test/other': { name: 'Other' } })
  expect(later.read('en').name).toBe('Later')
})

test('parts of a catalog come one after another, into the same object', () => {
  type Titles = { pages: { title: string; text: string }; name: string }
  const { read } = defineTexts<Titles>('test/parts')
  addTexts({ 'test/parts': { pages: { title: 'Reviews' } } })
  const texts = read('en')
  expect(texts).toEqual({ pages: { title: 'Reviews' } })
  const { pages } = texts
  addTexts({ 'test/parts': { pages: { title: 'Reviews', text: 'What others say' }, name: 'Page' } })
  expect(read('en')).toEqual({ pages: { title: 'Reviews', text: 'What others say' }, name: 'Page' })
  expect(read('en')).toBe(texts)
  expect(read('en').pages).toBe(pages)
})

test('a part that loads again, as when a menu opens again, is not read again', () => {
  let reads = 0
  const part: Catalog = {
    get name() {
      reads += 1
      return 'Menu'
    },
  }
  const { read } = defineTexts<Pick<Texts, 'name'>>('test/again')
  addTexts({ 'test/again': part })
  expect(read('en').name).toBe('Menu')
  const before = reads
  addTexts({ 'test/again': part })
  expect(read('en').name).toBe('Menu')
  expect(reads).toBe(before)
})
