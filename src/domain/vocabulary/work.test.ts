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
  it('words are compared without case, accents, plural and ending', () => {
    expect(extractStems('Gardeners, GARDENING')).toEqual(extractStems('garden gardens'))
    expect(extractStems('Translating résumés')).toEqual(extractStems('translation resume'))
    expect(extractStems('the museum’s volunteers')).toEqual(extractStems('museum volunteer'))
  })

  it('words whose stems would collide stay separate', () => {
    const pairs = [
      ['news', 'new'],
      ['publicist', 'public'],
      ['designer', 'designed'],
      ['party', 'part'],
      ['care', 'car'],
    ]
    for (const [a = '', b = ''] of pairs) expect(extractStems(a)).not.toEqual(extractStems(b))
  })

  it('phrases never cross clauses', () => {
    expect(splitClauses('Help us paint. Walls and doors').length).toBe(2)
    expect(findWork('A community. Garden gates, tax, returns of books').map(({ words }) => words)).toEqual([
      'Garden',
      'tax',
    ])
  })
})

describe('the tables of work', () => {
  it('the tables of work are parsed as written', () => {
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

  it('the tables have one record for each listed skill and each cause', () => {
    for (const { id } of skills) expect(ids).toContain(id)
    expect(ids.size).toBe(kindsOfWork.length)
    expect(
      parseWork(causeWords)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(causes.map(({ id }) => id).toSorted())
  })

  it('wider and similar work refers only to known work, and never forms a cycle', () => {
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

  it('each phrase belongs to one kind of work, and none is empty', () => {
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
  ])('%s as a typed-in skill is %s', (label, id) => {
    expect(workOf(label)).toEqual([id])
  })

  it('an unknown skill stays what it is', () => {
    expect(workOf('Falconry')).toEqual(['custom:falconry'])
    expect(workOf(' ')).toEqual([])
  })
})

describe('the work that a text mentions', () => {
  const spoken = (text: string) => findWork(text).map(({ id }) => id)

  it('the longest phrase is found, and shown as the text writes it', () => {
    expect(findWork('Two Food Drives this year')).toMatchObject([{ id: 'food-pantry', words: 'Food Drives' }])
    expect(spoken('We look for a driver')).toEqual(['driving'])
  })

  it('words that only look like work are not found', () => {
    expect(spoken('Good communication skills and computer skills. Please send your resume.')).toEqual([])
    expect(spoken('A new program, designed for public schools, improves customs')).toEqual([])
  })
})

describe('work that stands in for other work', () => {
  it('similarity of work is 1 for the same, higher toward the wider than toward the narrower, and lower between siblings', () => {
    expect(workSimilarity('english-lessons', 'english-lessons')).toBe(1)
    expect(workSimilarity('english-lessons', 'teaching')).toBe(0.7)
    expect(workSimilarity('teaching', 'english-lessons')).toBe(0.5)
    expect(workSimilarity('english-lessons', 'computer-lessons')).toBeCloseTo(0.35)
    expect(workSimilarity('english-lessons', 'sewing')).toBeLessThan(0.2)
  })

  it('similarity of work keeps the similar pairs and families of the listed skills', () => {
    expect(workSimilarity('copywriting', 'content-writing')).toBe(0.8)
    expect(workSimilarity('web-development', 'cybersecurity')).toBe(0.3)
    expect(workSimilarity('legal', 'photography')).toBe(0)
  })

  it('a typed-in skill only stands in for itself', () => {
    expect(workSimilarity('custom:falconry', 'custom:falconry')).toBe(1)
    expect(workSimilarity('custom:falconry', 'animal-care')).toBe(0)
  })

  it('writing, design, code and analysis can be delivered remotely', () => {
    expect(['graphic-design', 'editing', 'gis', 'grant-writing'].every(canBeDoneRemotely)).toBe(true)
    expect(['gardening', 'childcare', 'interpreting', 'custom:falconry'].some(canBeDoneRemotely)).toBe(false)
  })
})
