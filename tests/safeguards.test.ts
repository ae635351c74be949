import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { notStated } from '#tests/support/answers/not-stated.ts'
import { honestTexts, tokenPerks } from '#tests/support/rows/honest-texts.ts'
import { hostileTexts, payLikeTexts } from '#tests/support/rows/hostile-texts.ts'
import {
  checkHours,
  checkMilestones,
  checkPerkText,
  checkProject,
  checkText,
  checkTotal,
  listBlocks,
} from '#domain/safeguards/evaluate.ts'
import { safeguardCodes, safeguards } from '#domain/safeguards/safeguards.ts'

const rulesIn = (text: string) => new Set(checkText(text).map(({ rule, effect }) => `${rule} ${effect}`))

describe('safeguards', () => {
  test.each(hostileTexts)('%s: %s for %j', (rule, effect, text) => {
    const [finding] = checkText(text).filter((each) => each.rule === rule)
    expect(finding?.effect).toBe(effect)
    expect(finding?.evidence).not.toBe('')
  })

  test.each(honestTexts)('find nothing in %j', (text) => {
    expect(checkText(text)).toEqual([])
  })

  test.each(payLikeTexts)('S10: review for the perk %j', (text) => {
    expect(checkPerkText(text)).toMatchObject([{ rule: 'S10', effect: 'review' }])
  })

  test.each(tokenPerks)('find nothing in the perk %j', (text) => {
    expect(checkPerkText(text)).toEqual([])
  })

  it('have tables of at least 60 hostile and 60 honest texts', () => {
    expect(hostileTexts.length).toBeGreaterThanOrEqual(60)
    expect(honestTexts.length).toBeGreaterThanOrEqual(60)
  })

  it('find the same in any order of the sentences, and however long the text around them is', () => {
    const sentences = fc.shuffledSubarray([...honestTexts, ...hostileTexts.map(([, , text]) => text)], {
      minLength: 1,
      maxLength: 12,
    })
    fc.assert(
      fc.property(sentences, fc.nat(200), (chosen, padding) => {
        const found = new Set(chosen.flatMap((text) => [...rulesIn(text)]))
        const expected = new Set(
          [...found].filter(
            (each) => !each.endsWith('review') || !found.has(each.replace('review', 'block')),
          ),
        )
        const long = [...chosen, ...Array<string>(padding).fill('We help families in our town.')]
        expect(rulesIn(long.join('\n\n'))).toEqual(expected)
      }),
      { numRuns: 200 },
    )
  })

  it('find a refused sentence alone, whatever the line before it ends with, so that it can be allowed', () => {
    const sentence = 'Please pay a deposit of $50 to secure your spot'
    const text = `Great work for your\n${sentence}`
    expect(listBlocks(text)).toEqual([{ rule: 'S9', evidence: sentence }])
    expect(listBlocks(text, ({ evidence }) => evidence === sentence)).toEqual([])
  })

  it('cite the sentence in one line of at most 300 characters', () => {
    const [finding] = checkText(
      `Our work is fun.\n\nVolunteers must\npay a deposit ${'of a lot '.repeat(60)}.`,
    )
    expect(finding?.evidence).toMatch(/^Volunteers must pay a deposit of a lot /)
    expect([...(finding?.evidence ?? '')]).toHaveLength(300)
  })

  it.each([
    [10, null, []],
    [11, null, ['warn']],
    [20, null, ['warn']],
    [20, 'The fair is in a week.', []],
    [21, null, ['review']],
    [21, 'The fair is in a week.', ['review']],
    [null, null, []],
  ])('rate %s hours a week, with the reason %j (S2): %j', (timeCommitment, hoursReason, effects) => {
    expect(checkHours({ timeCommitment, hoursReason }).map(({ effect }) => effect)).toEqual(effects)
  })

  it.each([
    [{ timeCommitment: 2, duration: '3-6 months', milestones: [] }, []],
    [{ timeCommitment: 3, duration: '3-6 months', milestones: [] }, ['require']],
    [{ timeCommitment: 3, duration: '3-6 months', milestones: [{ title: 'Interviews' }] }, []],
    [{ timeCommitment: 7, duration: '3-6 months', milestones: [] }, ['review', 'require']],
    [{ timeCommitment: 7, duration: '3-6 months', milestones: [{ title: 'Interviews' }] }, ['review']],
    [{ timeCommitment: 20, duration: 'ongoing', milestones: [] }, []],
  ])('rate the total hours of %j (S3): %j', (project, effects) => {
    const findings = [...checkTotal(project), ...checkMilestones(project)]
    expect(findings.map(({ effect }) => effect)).toEqual(effects)
  })

  it('are listed completely', () => {
    expect(safeguardCodes).toEqual(Object.keys(safeguards))
  })
})

const listings = fileURLToPath(new URL('../../shared/data/matching-dev/projects.jsonl', import.meta.url))
// A developer's run continues without the file; a CI run must not.
const hasListings = existsSync(listings) || process.env['CI'] === 'true'
if (!hasListings) process.stderr.write(`The tests of real listings did not run: ${listings} is missing.\n`)

const listing = z.object({
  title: z.string(),
  description: z.string().nullish(),
  hoursPerWeek: z.number().nullish(),
  duration: z.string().nullish(),
})

describe.runIf(hasListings)('safeguards over 340 real listings', () => {
  const readFindings = () =>
    readFileSync(listings, 'utf8')
      .trim()
      .split('\n')
      .flatMap((line) => {
        const {
          title,
          description = null,
          hoursPerWeek = null,
          duration = null,
        } = listing.parse(JSON.parse(line))
        const none = { ...notStated, deliverables: null, impact: null }
        const texts = { ...none, title, description, screeningQuestions: [], perks: [] }
        return checkProject({ ...texts, timeCommitment: hoursPerWeek, duration })
      })

  it('block none, and make an administrator read five', () => {
    const strong = readFindings().filter(({ effect }) => effect === 'block' || effect === 'review')
    const counts = strong.map(({ rule, effect }) => `${rule} ${effect}`).toSorted()
    expect(counts).toEqual(['S2 review', 'S3 review', 'S3 review', 'S3 review', 'S9 review'])
  })
})
