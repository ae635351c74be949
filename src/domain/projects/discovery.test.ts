import { describe, expect, it } from 'vitest'
import { featuredPoints, rankFeatured, rankSkills, type FeaturedCandidate } from './discovery.ts'

const now = new Date('2026-11-20T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const candidate = (changes: Partial<FeaturedCandidate> = {}): FeaturedCandidate => ({
  createdAt: now,
  urgency: 'low',
  organizationVerified: false,
  organizationId: 'a',
  ...changes,
})

describe('featured projects', () => {
  it('have points for a verified organization, urgency and newness', () => {
    expect(featuredPoints(candidate(), now)).toBe(4)
    expect(featuredPoints(candidate({ createdAt: daysAgo(6.9) }), now)).toBe(4)
    expect(featuredPoints(candidate({ createdAt: daysAgo(7) }), now)).toBe(3)
    expect(featuredPoints(candidate({ createdAt: daysAgo(300) }), now)).toBe(0)
    expect(featuredPoints(candidate({ urgency: 'high', organizationVerified: true }), now)).toBe(8)
    expect(featuredPoints(candidate({ createdAt: daysAgo(-3) }), now)).toBe(4)
  })

  it('stand by their points and then by their age, whatever order they came in', () => {
    const projects = [
      candidate({ organizationId: 'old', createdAt: daysAgo(20), organizationVerified: true }),
      candidate({ organizationId: 'urgent', urgency: 'high' }),
      candidate({ organizationId: 'new' }),
      candidate({ organizationId: 'earlier', createdAt: daysAgo(1) }),
    ]
    const order = ['urgent', 'new', 'earlier', 'old']
    expect(rankFeatured(projects, now).map(({ organizationId }) => organizationId)).toEqual(order)
    expect(rankFeatured(projects.toReversed(), now).map(({ organizationId }) => organizationId)).toEqual(
      order,
    )
  })

  it('are at most two of one organization before everybody else', () => {
    const many = Array.from({ length: 4 }, () => candidate({ urgency: 'high', organizationId: 'loud' }))
    const ranked = rankFeatured([...many, candidate({ organizationId: 'quiet' })], now)
    expect(ranked.map(({ organizationId }) => organizationId)).toEqual([
      'loud',
      'loud',
      'quiet',
      'loud',
      'loud',
    ])
  })
})

describe('trending skills', () => {
  const withSkills = (...requiredSkills: string[]) => ({ requiredSkills, preferredSkills: [] })

  it('stand by how many projects ask for them, synonyms as one and under the name most of them write', () => {
    const projects = [
      withSkills('Legal', 'Research'),
      withSkills('Legal Services'),
      withSkills('Legal Services', 'legal'),
      { requiredSkills: ['Branding'], preferredSkills: ['Research'] },
    ]
    expect(rankSkills(projects)).toEqual(['Legal Services', 'Research', 'Branding'])
  })

  it('are in alphabetical order where as many ask for each, and hold typed-in ones', () => {
    expect(rankSkills([withSkills('Knitting', 'Accounting', ' ')])).toEqual(['Accounting', 'Knitting'])
  })

  it('count a typed-in skill that is placed as the listed one', () => {
    const projects = [
      withSkills('Quillwork'),
      withSkills('Copywriting'),
      withSkills('Copywriting'),
      withSkills('Legal'),
      withSkills('Legal'),
    ]
    const placements = new Map([['custom:quillwork', 'copywriting']])
    expect(rankSkills(projects, placements)).toEqual(['Copywriting', 'Legal'])
  })

  it('are none where nothing is asked', () => {
    expect(rankSkills([])).toEqual([])
  })
})
