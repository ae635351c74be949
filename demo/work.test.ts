import { describe, expect, it } from 'vitest'
import { newHours } from '#contract/hours/hours.ts'
import { newReview } from '#contract/reviews/reviews.ts'
import { findHoursRefusal, findDateRefusal } from '#domain/hours/hours.ts'
import { dayInZone } from '#domain/time/time.ts'
import {
  demoApplications,
  demoOrganizations,
  demoProjects,
  demoReviews,
  demoSavedProjects,
  demoWork,
} from './data.ts'
import { daysBefore } from './rows.ts'

const now = new Date('2026-11-20T12:00:00Z')
const projectsByKey = new Map(demoProjects.map((project) => [project.key, project]))
const organizationsByKey = new Map(demoOrganizations.map((organization) => [organization.key, organization]))
const applicationsByKey = new Map(demoApplications.map((each) => [`${each.project} ${each.volunteer}`, each]))
const dayOf = (daysAgo: number) => dayInZone(daysBefore(now, daysAgo), 'UTC')

describe('demo hours', () => {
  it('demo hours could have been logged on accepted work, on a day after acceptance, and decided later', () => {
    for (const { project, volunteer, entries } of demoWork) {
      const application = applicationsByKey.get(`${project} ${volunteer}`)
      const acceptedOn = dayOf(application?.decidedDaysAgo ?? 0)
      const signedOffDaysAgo = projectsByKey.get(project)?.completedDaysAgo
      const signedOffOn = signedOffDaysAgo === undefined ? null : dayOf(signedOffDaysAgo)
      const work = { status: application?.status ?? 'pending', acceptedOn, signedOffOn }
      for (const { daysAgo, hours, note, confirmedDaysAgo, rejected } of entries) {
        const date = dayOf(daysAgo)
        expect(newHours.safeParse({ date, hours, note }).success).toBe(true)
        expect([findHoursRefusal(work, date), findDateRefusal(date, work, date)]).toEqual([null, null])
        expect(confirmedDaysAgo ?? rejected?.daysAgo ?? 0).toBeLessThanOrEqual(daysAgo)
      }
    }
  })

  it('both organizations with a demo account have pending hours, and both volunteers have confirmed ones', () => {
    const all = demoWork.flatMap((work) => work.entries.map((entry) => ({ ...work, ...entry })))
    const waits = all.filter(({ confirmedDaysAgo, rejected }) => confirmedDaysAgo === undefined && !rejected)
    const confirmed = all.filter(({ confirmedDaysAgo }) => confirmedDaysAgo !== undefined)
    for (const prefix of ['lantern-', 'acre-']) {
      expect(waits.some(({ project }) => project.startsWith(prefix))).toBe(true)
    }
    for (const volunteer of ['maya', 'daniel']) {
      expect(confirmed.some((each) => each.volunteer === volunteer)).toBe(true)
    }
  })
})

describe('demo reviews', () => {
  it('each demo review could have been written once, after the work was completed', () => {
    for (const { project, volunteer, rating, reviewText, categories, daysAgo, reply } of demoReviews) {
      const applicationId = '00000000-0000-4000-8000-000000000000'
      expect(newReview.safeParse({ applicationId, rating, reviewText, categories }).success).toBe(true)
      expect(reply?.daysAgo ?? 0).toBeLessThan(daysAgo)
      expect(applicationsByKey.get(`${project} ${volunteer}`)?.status).toBe('completed')
      expect(daysAgo).toBeLessThan(projectsByKey.get(project)?.completedDaysAgo ?? 0)
    }
    const written = demoReviews.map((each) => `${each.project} ${each.volunteer} ${each.by}`)
    expect(new Set(written).size).toBe(written.length)
  })

  it('the demo reviews make an organization top rated, and leave one review to write for each demo account', () => {
    const ratings = demoReviews.filter(
      ({ project, by }) => project.startsWith('lantern-') && by === 'volunteer',
    )
    expect(ratings.length).toBeGreaterThanOrEqual(3)
    const isWritten = (project: string, volunteer: string, by: string) =>
      demoReviews.some((each) => each.project === project && each.volunteer === volunteer && each.by === by)
    expect(isWritten('acre-signs', 'maya', 'volunteer')).toBe(false)
    expect(isWritten('acre-signs', 'aiyana', 'organization')).toBe(false)
    expect(isWritten('lantern-orientation', 'hannah', 'organization')).toBe(false)
  })

  it('the demo reviews cover six months and include replies from both sides and one case for an administrator', () => {
    const ages = demoReviews.map(({ daysAgo }) => daysAgo)
    expect([Math.min(...ages) < 2, Math.max(...ages) > 140]).toEqual([true, true])
    const replied = demoReviews.filter(({ reply }) => reply).map(({ by }) => by)
    expect(new Set(replied)).toEqual(new Set(['volunteer', 'organization']))
    expect(demoReviews.filter(({ report }) => report)).toHaveLength(1)
  })
})

describe('demo saved projects', () => {
  it('both demo volunteers have saved projects on their dashboards, none of which is their own', () => {
    for (const volunteer of ['maya', 'daniel']) {
      const saved = demoSavedProjects.filter((each) => each.volunteer === volunteer)
      expect(saved.length).toBeGreaterThanOrEqual(2)
      for (const { project } of saved) {
        const { organization = '' } = projectsByKey.get(project) ?? {}
        expect(organizationsByKey.get(organization)?.owner).not.toBe(volunteer)
      }
    }
  })
})
