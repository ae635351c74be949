import { describe, expect, it } from 'vitest'
import { causeAreas } from '#domain/options/browse.ts'
import * as causeLists from '#domain/options/causes.ts'
import * as skillLists from '#domain/options/skills.ts'
import { causeFilterIds, causeSimilarity } from './cause-graph.ts'
import { canonicalCause, causeLabelsOf, causes, causeSynonymsOf } from './causes.ts'
import { normalizeLabel } from './normalize.ts'
import { nearSkills, skillSimilarity } from './skill-graph.ts'
import { canonicalSkill, skillLabelsOf, skills, synonymsOf } from './skills.ts'

describe('labels', () => {
  it('labels are compared without case, spaces, accents and punctuation', () => {
    expect(normalizeLabel('  Web  Development ')).toBe(normalizeLabel('web-development'))
    expect(normalizeLabel('Résumé Review')).toBe(normalizeLabel('resume review'))
    expect(normalizeLabel('Arts & Culture')).toBe(normalizeLabel('arts and culture'))
  })

  it('C, C++ and C# are different labels', () => {
    expect(new Set(['C', 'C++', 'C#'].map(normalizeLabel)).size).toBe(3)
  })

  it('labels in other scripts keep their letters', () => {
    expect(normalizeLabel('日本語 翻訳')).toBe('日本語翻訳')
    expect(canonicalSkill('हिन्दी')).not.toBe(canonicalSkill('हनद'))
  })

  it('labels of only punctuation are not empty', () => {
    expect(canonicalSkill('!?')).toBe('custom:!?')
    expect(canonicalSkill('   ')).toBe('')
  })
})

describe('the skill vocabulary', () => {
  it.each([...new Set(Object.values(skillLists).flat())])(
    'the skill vocabulary knows the documented skill %s',
    (label) => {
      expect(canonicalSkill(label)).not.toMatch(/^custom:/)
      expect(skillLabelsOf(canonicalSkill(label))).toContain(label)
    },
  )

  it.each([
    ['Legal', 'Legal Services'],
    ['Legal Consulting', 'Legal Services'],
    ['HR', 'HR/Recruiting'],
    ['UX Design', 'UI/UX Design'],
    ['Video Editing', 'Video Production'],
    ['Marketing', 'Digital Marketing'],
    ['Social Media', 'Social Media Marketing'],
    ['Strategy', 'Consulting'],
    ['Finance', 'Accounting'],
    ['Teaching', 'Teaching/Training'],
  ])('the skill %s maps to %s', (a, b) => {
    expect(canonicalSkill(a)).toBe(canonicalSkill(b))
    expect(synonymsOf(a)).toContain(b)
    expect(synonymsOf(a)).not.toContain(a)
  })

  it('a typed-in skill has an id that ignores case and spaces', () => {
    expect(canonicalSkill('Sign Language')).toBe('custom:signlanguage')
    expect(canonicalSkill('  sign  LANGUAGE')).toBe('custom:signlanguage')
    expect(skillLabelsOf('custom:signlanguage')).toEqual([])
    expect(synonymsOf('Sign Language')).toEqual([])
  })

  it('every skill name belongs to exactly one skill', () => {
    const names = skills.flatMap((skill) => [...skill.labels, ...skill.aliases].map(normalizeLabel))
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('the cause vocabulary', () => {
  it.each([...new Set(Object.values(causeLists).flat())])(
    'the cause vocabulary knows the documented cause %s',
    (label) => {
      expect(canonicalCause(label)).not.toMatch(/^custom:/)
      expect(causeLabelsOf(canonicalCause(label))).toContain(label)
    },
  )

  it.each([
    ['Health', 'Healthcare'],
    ['Poverty Alleviation', 'Poverty/Homelessness'],
    ['Animal Welfare', 'Animals'],
    ['Senior Services', 'Seniors'],
    ['Veterans', 'Veterans Affairs'],
  ])('the cause %s maps to %s', (a, b) => {
    expect(canonicalCause(a)).toBe(canonicalCause(b))
    expect(causeSynonymsOf(a)).toEqual([b])
  })

  it('every cause name belongs to exactly one cause', () => {
    const names = causes.flatMap((cause) => [...cause.labels, ...cause.aliases].map(normalizeLabel))
    expect(new Set(names).size).toBe(names.length)
  })

  it('Youth Development finds Children & Youth listings, and otherwise only aliases besides the cause itself', () => {
    expect(causeFilterIds('Youth Development')).toEqual(['youth-development', 'children-youth'])
    expect(causeFilterIds('technology for good')).toEqual(['technology-for-good', 'technology'])
    expect(causeFilterIds('Health')).toEqual(['health'])
    expect(causeFilterIds('Beekeeping')).toEqual(['custom:beekeeping'])
    expect(causeFilterIds(' ')).toEqual([])
  })

  it('every cause of the browse filter is covered by a cause that projects can name', () => {
    const found = new Set(causeLists.projectCauses.map(canonicalCause))
    for (const label of causeAreas) {
      expect(causeFilterIds(label).some((id) => found.has(id))).toBe(true)
    }
  })
})

describe('similarity', () => {
  it('similarity is 1 for one skill under two labels', () => {
    expect(skillSimilarity(canonicalSkill('Legal'), canonicalSkill('Legal Services'))).toBe(1)
  })

  it('similarity is the curated value for a similar pair, in both directions', () => {
    for (const [a, b, near] of nearSkills) {
      expect(skillSimilarity(a, b)).toBe(near)
      expect(skillSimilarity(b, a)).toBe(near)
    }
    expect(skillSimilarity('copywriting', 'content-writing')).toBe(0.8)
  })

  it('similarity is 0.3 within a family and 0 across families', () => {
    expect(skillSimilarity('web-development', 'cybersecurity')).toBe(0.3)
    expect(skillSimilarity('legal', 'photography')).toBe(0)
  })

  it('a typed-in skill is similar only to itself', () => {
    expect(skillSimilarity('custom:sewing', 'custom:sewing')).toBe(1)
    expect(skillSimilarity('custom:sewing', 'custom:knitting')).toBe(0)
  })

  it('similarity of causes is 1, 0.6 or 0', () => {
    expect(causeSimilarity('health', 'health')).toBe(1)
    expect(causeSimilarity('human-rights', 'social-justice')).toBe(0.6)
    expect(causeSimilarity('children-youth', 'youth-development')).toBe(0.6)
    expect(causeSimilarity('animals', 'housing')).toBe(0)
  })
})
