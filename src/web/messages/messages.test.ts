import { expect, it } from 'vitest'

const modules = import.meta.glob('./en/*.ts', { eager: true })

/** Every text of the interface, those of functions with a stand-in for what they are given. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return listTexts(Reflect.apply(value, undefined, Array(5).fill(1)))
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}

it('no text of the interface speaks of a fee, a price or a payment', () => {
  const texts = listTexts(modules)
  expect(texts.length).toBeGreaterThan(500)
  expect(
    texts.filter((text) => /\b(fees?|prices?|pricing|payments?|billing|invoices?)\b/i.test(text)),
  ).toEqual([])
})
