import { describe, expect, it } from 'vitest'
import { featuredPoints, rankFeatured, type FeaturedCandidate } from './discovery.ts'
import { rankSkills } from './trending-skills.ts'

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
  it('featured projects get points for a verified organization, urgency and newness', () => {
    expect(featuredPoints(candidate(), now)).toBe(4)
    expect(featuredPoints(candidate({ createdAt: daysAgo(6.9) }), now)).toBe(4)
    expect(featuredPoints(candidate({ createdAt: daysAgo(7) }), now)).toBe(3)
    expect(featuredPoints(candidate({ createdAt: daysAgo(300) }), now)).toBe(0)
    expect(featuredPoints(candidate({ urgency: 'high', organizationVerified: true }), now)).toBe(8)
    expect(featuredPoints(candidate({ createdAt: daysAgo(-3) }), now)).toBe(4)
  })

  it('featured projects are sorted by points and then by age, whatever the input order', () => {
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

  it('at most two featured projects of one organization come before all others', () => {
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

  it('trending skills are sorted by demand, with synonyms merged under the most common name', () => {
    const projects = [
      withSkills('Legal', 'Research'),
      withSkills('Legal Services'),
      withSkills('Legal Services', 'legal'),
      { requiredSkills: ['Branding'], preferredSkills: ['Research'] },
    ]
    expect(rankSkills(projects)).toEqual(['Legal Services', 'Research', 'Branding'])
  })

  it('equally trending skills are sorted alphabetically and include typed-in ones', () => {
    expect(rankSkills([withSkills('Knitting', 'Accounting', ' ')])).toEqual(['Accounting', 'Knitting'])
  })

  it('a typed-in skill that is placed counts as the listed one', () => {
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

  it('there are no trending skills if no project asks for any', () => {
    expect(rankSkills([])).toEqual([])
  })
})
