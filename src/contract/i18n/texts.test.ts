import { expect, test } from 'vitest'
import { countCatalogs, defineTexts, loadTexts, type Catalog } from './texts.ts'

type Texts = { hours: (values: { count: number }) => string; name: string; Research: string }

const english: Catalog = {
  hours: [['count', 2, { one: [0, ' hour'], other: [0, ' hours'] }]],
  name: 'Hours',
  Research: 0,
}

/** A catalog that a browser loads, whose file is missing at first. */
function defineLater(state: { isThere: boolean }) {
  return defineTexts<Pick<Texts, 'name'>>('test/later', {
    en: () =>
      state.isThere ? Promise.resolve({ default: { name: 'Later' } }) : Promise.reject(new Error('offline')),
  })
}

test('a message with arguments is a function of them, one without a string, and a name its own key', () => {
  const texts = defineTexts<Texts>('test/hours', { en: english }).read('en')
  expect([texts.hours({ count: 1 }), texts.hours({ count: 1250 })]).toEqual(['1 hour', '1,250 hours'])
  expect([texts.name, texts.Research]).toEqual(['Hours', 'Research'])
})

test('a catalog that cannot load rejects for the code that came with it, and loads when that is tried again', async () => {
  const state = { isThere: false }
  const known = countCatalogs()
  const later = defineLater(state)
  await expect(loadTexts('en', known)).rejects.toThrow('offline')
  // Other code is not kept from being shown.
  await expect(loadTexts('en', countCatalogs())).resolves.toBeUndefined()
  expect(() => later.read('en')).toThrow('not loaded')
  state.isThere = true
  await loadTexts('en', countCatalogs())
  expect(later.read('en').name).toBe('Later')
})
