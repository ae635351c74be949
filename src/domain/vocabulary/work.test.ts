import { describe, expect, it } from 'vitest'
import * as skillLists from '#domain/options/skills.ts'
import { causeWords } from './cause-words.ts'
import { causes } from './causes.ts'
import { canonicalSkill, skills } from './skills.ts'
import { canBeDoneRemotely, findWork, nearWork, workSimilarity, widerWork, workOf } from './work-graph.ts'
import { kindsOfWork } from './work/all.ts'
import { parseWork } from './work/parse.ts'
import { splitClauses, extractStems } from './words.ts'

const ids = new Set(kindsOfWork.map(({ id }) => id))

describe('the words of a text', () => {
  it('are compared without case, accents, plural and ending', () => {
    expect(extractStems('Gardeners, GARDENING')).toEqual(extractStems('garden gardens'))
    expect(extractStems('Translating résumés')).toEqual(extractStems('translation resume'))
    expect(extractStems('the museum’s volunteers')).toEqual(extractStems('museum volunteer'))
  })

  it('keep words apart whose stems would meet by chance', () => {
    const pairs = [
      ['news', 'new'],
      ['publicist', 'public'],
      ['designer', 'designed'],
      ['party', 'part'],
      ['care', 'car'],
    ]
    for (const [a = '', b = ''] of pairs) expect(extractStems(a)).not.toEqual(extractStems(b))
  })

  it('stand in clauses, which no phrase crosses', () => {
    expect(splitClauses('Help us paint. Walls and doors').length).toBe(2)
    expect(findWork('A community. Garden gates, tax, returns of books').map(({ words }) => words)).toEqual([
      'Garden',
      'tax',
    ])
  })
})

describe('the tables of work', () => {
  it('are read as they are written', () => {
    expect(parseWork('\nbees: Bee keeping < farming animals\n  hive, honey\n  = apiary\n')).toEqual([
      {
        id: 'bees',
        label: 'Bee keeping',
        wider: ['farming', 'animals'],
        phrases: ['hive', 'honey'],
        names: ['apiary'],
      },
    ])
  })

  it('have a record for each listed skill and for each cause, and each only once', () => {
    for (const { id } of skills) expect(ids).toContain(id)
    expect(ids.size).toBe(kindsOfWork.length)
    expect(
      parseWork(causeWords)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(causes.map(({ id }) => id).toSorted())
  })

  it('name as wider and as near only work they know, and never go round in a circle', () => {
    for (const { id, wider } of kindsOfWork) {
      for (const one of wider) {
        expect(ids).toContain(one)
        expect(widerWork(one).has(id)).toBe(false)
      }
    }
    for (const [a, b, near] of nearWork) {
      expect(ids).toContain(a)
      expect(ids).toContain(b)
      expect(near).toBeGreaterThan(0)
      expect(near).toBeLessThan(1)
    }
  })

  it('give a phrase to one kind of work only, and none that is empty', () => {
    const owner = new Map<string, string>()
    for (const { id, phrases } of kindsOfWork) {
      for (const phrase of phrases) {
        const words = splitClauses(phrase).flat()
        const key = words.length === 1 ? (words[0]?.base ?? '') : words.map(({ stem }) => stem).join(' ')
        expect(`${phrase}: ${key === '' ? '' : (owner.get(key) ?? id)}`).toBe(`${phrase}: ${id}`)
        owner.set(key, id)
      }
    }
  })
})

describe('a skill label', () => {
  it.each([...new Set(Object.values(skillLists).flat())])(
    '%s of the documented lists is its listed skill',
    (label) => {
      expect(workOf(label)).toEqual([canonicalSkill(label)])
    },
  )

  it.each([
    ['Teaching and Training', 'teaching'],
    ['legal service', 'legal'],
    ['Sports Coaching', 'sports-coaching'],
    ['sewing and costume-making', 'sewing'],
    ['First aid', 'first-aid'],
    ['Bookkeeping', 'bookkeeping'],
    ['Tutors', 'tutoring'],
    ["Girls' soccer", 'soccer'],
    ['Cooking / Nutrition', 'cooking'],
    ['Leadership', 'project-management'],
  ])('%s that somebody types is %s', (label, id) => {
    expect(workOf(label)).toEqual([id])
  })

  it('that nobody knows stays what it is', () => {
    expect(workOf('Falconry')).toEqual(['custom:falconry'])
    expect(workOf(' ')).toEqual([])
  })
})

describe('the work that a text speaks of', () => {
  const spoken = (text: string) => findWork(text).map(({ id }) => id)

  it('is the longest phrase, and named as the text writes it', () => {
    expect(findWork('Two Food Drives this year')).toMatchObject([{ id: 'food-pantry', words: 'Food Drives' }])
    expect(spoken('We look for a driver')).toEqual(['driving'])
  })

  it('is not what only looks like it', () => {
    expect(spoken('Good communication skills and computer skills. Please send your resume.')).toEqual([])
    expect(spoken('A new program, designed for public schools, improves customs')).toEqual([])
  })
})

describe('work that stands in for other work', () => {
  it('is 1 for the same, more towards the wider than towards the narrower, and less between sisters', () => {
    expect(workSimilarity('english-lessons', 'english-lessons')).toBe(1)
    expect(workSimilarity('english-lessons', 'teaching')).toBe(0.7)
    expect(workSimilarity('teaching', 'english-lessons')).toBe(0.5)
    expect(workSimilarity('english-lessons', 'computer-lessons')).toBeCloseTo(0.35)
    expect(workSimilarity('english-lessons', 'sewing')).toBeLessThan(0.2)
  })

  it('keeps the near pairs and families of the listed skills', () => {
    expect(workSimilarity('copywriting', 'content-writing')).toBe(0.8)
    expect(workSimilarity('web-development', 'cybersecurity')).toBe(0.3)
    expect(workSimilarity('legal', 'photography')).toBe(0)
  })

  it('is nothing for a typed-in skill but the same', () => {
    expect(workSimilarity('custom:falconry', 'custom:falconry')).toBe(1)
    expect(workSimilarity('custom:falconry', 'animal-care')).toBe(0)
  })

  it('can be handed over from anywhere if it is writing, design, code or analysis', () => {
    expect(['graphic-design', 'editing', 'gis', 'grant-writing'].every(canBeDoneRemotely)).toBe(true)
    expect(['gardening', 'childcare', 'interpreting', 'custom:falconry'].some(canBeDoneRemotely)).toBe(false)
  })
})
