import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { legalDocuments, productTextDays, type LegalDocument } from '#contract/help/legal.ts'

/** The words that held from each day on, as a hash; the latest last. The history of the repository has the words themselves. */
const words: Record<LegalDocument, Record<string, string>> = {
  terms: { '2026-11-01': '47f9640b0a81b9a9' },
  privacy: { '2026-11-29': '71aeb6b5d8093fdb', '2026-11-30': '9498c521f22b2994' },
}

const catalog = z
  .object({ documents: z.record(z.string(), z.unknown()) })
  .parse(
    JSON.parse(readFileSync(new URL('../src/web/pages/help/texts/legal.en.json', import.meta.url), 'utf8')),
  )

it.each(legalDocuments)(
  'a changed text of the product (%s) has a new day in `productTextDays` and a new line here',
  (document) => {
    const text = JSON.stringify(catalog.documents[document])
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
    expect(Object.entries(words[document]).at(-1)).toEqual([productTextDays[document], hash])
  },
)

it.each(legalDocuments)(
  'no text of the product (%s) says that it holds from a day in the future',
  (document) => {
    expect(productTextDays[document] <= new Date().toISOString().slice(0, 10)).toBe(true)
  },
)
