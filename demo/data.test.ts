import { describe, expect, it } from 'vitest'
import { newApplication } from '#contract/applications/new-application.ts'
import { registration } from '#contract/accounts/accounts.ts'
import { newProject } from '#contract/projects/form.ts'
import { webAddress } from '#contract/fields.ts'
import { createOrganizationForm } from '#contract/profiles/organization-profiles.ts'
import { organizationSetupSteps } from '#contract/profiles/organization-setup.ts'
import { volunteerChanges } from '#contract/profiles/volunteer-profiles.ts'
import { volunteerSetup } from '#contract/profiles/volunteer-setup.ts'
import { teamSizes } from '#domain/options/organizations.ts'
import { parseWorkingStyles } from '#domain/profiles/profiles.ts'
import { statusAfterSpotsChange } from '#domain/projects/projects.ts'
import { decideAnswers } from '#domain/applications/screening.ts'
import { canonicalCause } from '#domain/vocabulary/causes.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import { refuseGuessablePassword } from '#server/features/accounts/passwords.ts'
import { newMessage } from '#contract/messages/messages.ts'
import { demoPassword, demoPeople } from './accounts.ts'
import {
  demoApplications,
  demoConversations,
  demoOrganizations,
  demoProjects,
  demoRegister,
  demoVolunteers,
} from './data.ts'
import type { DemoVolunteer } from './shapes.ts'
import { parseDemoRegister } from './steps/register.ts'
import { acceptedCountOf, deadlineOf, descriptionOf, questionsOf, toPerk } from './rows.ts'

const now = new Date('2026-11-20T12:00:00Z')
const peopleByKey = new Map(demoPeople.map((person) => [person.key, person]))
const projectsByKey = new Map(demoProjects.map((project) => [project.key, project]))
const organizationsByKey = new Map(demoOrganizations.map((organization) => [organization.key, organization]))

function keysOf(list: readonly { readonly key: string }[]): string[] {
  return list.map((each) => each.key)
}

describe('demo projects', () => {
  it.each(demoProjects.map((project) => [project.title, project] as const))(
    '"%s" could have been posted with the project wizard',
    (_title, project) => {
      const posted = newProject.safeParse({
        ...project,
        description: descriptionOf(project),
        applicationDeadline: deadlineOf(project, now),
        isRemote: project.location === null,
        perks: project.perks.map(toPerk),
      })
      expect(posted.error?.issues).toBeUndefined()
      expect(organizationsByKey.has(project.organization)).toBe(true)
    },
  )

  it.each(demoProjects.map((project) => [project.title, project] as const))(
    '"%s" has the status that follows from its filled spots',
    (_title, project) => {
      const places = { maxVolunteers: project.maxVolunteers, acceptedCount: acceptedCountOf(project) }
      expect(places.acceptedCount).toBeLessThanOrEqual(project.maxVolunteers)
      expect(statusAfterSpotsChange(project.status, places)).toBe(project.status)
      expect(project.status === 'completed').toBe(project.completedDaysAgo !== undefined)
    },
  )

  it('the demo projects cover every status, remote and on-site work, and workloads from 2 to 25 hours', () => {
    expect(new Set(demoProjects.map((project) => project.status)).size).toBe(5)
    expect(new Set(demoProjects.map((project) => project.location === null)).size).toBe(2)
    expect(new Set(demoProjects.map((project) => project.urgency)).size).toBe(3)
    expect(new Set(demoProjects.map((project) => project.experienceLevel)).size).toBe(4)
    const hours = demoProjects.map((project) => project.timeCommitment)
    expect([Math.min(...hours), Math.max(...hours)]).toEqual([2, 25])
  })

  it('enough demo projects accept applications to fill two browse pages', () => {
    const open = demoProjects.filter(({ status }) => status === 'open' || status === 'active')
    expect(demoProjects.length).toBeGreaterThan(24)
    expect(open.length).toBeGreaterThan(15)
  })
})

describe('demo people and organizations', () => {
  it('demo people and organizations have unique keys and names, and every reference resolves', () => {
    for (const keys of [keysOf(demoPeople), keysOf(demoProjects), keysOf(demoOrganizations)]) {
      expect(new Set(keys).size).toBe(keys.length)
    }
    for (const { owner } of demoOrganizations) expect(peopleByKey.get(owner)?.userType).toBe('organization')
  })

  it('every demo person could have registered with the published password', async () => {
    for (const person of demoPeople) {
      expect(registration.safeParse({ ...person, password: demoPassword }).success).toBe(true)
      await refuseGuessablePassword(demoPassword, person)
    }
  })

  it('demo people only use email addresses that belong to no one', () => {
    for (const { email } of demoPeople) expect(email).toMatch(/@example\.org$/)
    for (const { website } of demoOrganizations) {
      expect(webAddress.safeParse(website).success).toBe(true)
      expect(website).toMatch(/\.example\.org$/)
    }
  })

  it.each(demoOrganizations.map((organization) => [organization.name, organization] as const))(
    '%s could have filled in their profile on both screens',
    (organizationName, organization) => {
      const written = { ...organization, organizationName, ein: '', language: null }
      const { basics, details, causes } = organizationSetupSteps
      for (const screen of [basics, details, causes, createOrganizationForm(now.getUTCFullYear())]) {
        expect(screen.safeParse(written).error?.issues).toBeUndefined()
      }
      expect(teamSizes).toContain(organization.employeeCount)
      expect(organization.contactEmail).toMatch(/\.example\.org$/)
      expect(organization.contactPhone).toMatch(/^\(\d{3}\) 555-01\d\d$/)
    },
  )

  it('demo volunteers stay within the limits of the setup wizard', () => {
    for (const { key, volunteer } of demoPeople) {
      if (!volunteer) continue
      const details: DemoVolunteer = demoVolunteers[key] ?? { workingStyles: [] }
      const { workingStyles, portfolio = [], ...shown } = details
      const workingStyle = parseWorkingStyles(workingStyles)
      const written = {
        ...volunteer,
        ...shown,
        workingStyle,
        portfolio: { projects: portfolio },
        language: null,
      }
      for (const screen of [volunteerSetup, volunteerChanges]) {
        expect(screen.safeParse(written).error?.issues).toBeUndefined()
      }
      for (const address of [shown.website, shown.linkedinUrl]) expect(address ?? '').not.toMatch(/\.com/)
    }
    expect(Object.keys(demoVolunteers).filter((key) => !peopleByKey.get(key)?.volunteer)).toEqual([])
  })

  it('demo people and organizations only name causes from the vocabulary', () => {
    const labels = [...demoProjects, ...demoOrganizations].flatMap((each) => each.causeAreas)
    expect(labels.filter((label) => canonicalCause(label).startsWith('custom:'))).toEqual([])
  })

  it('demo profiles show typed-in skills beside the listed ones', () => {
    const ids = demoProjects.flatMap((project) => project.requiredSkills.map(canonicalSkill))
    expect(new Set(ids.map((id) => id.startsWith('custom:')))).toEqual(new Set([true, false]))
  })
})

describe('demo applications', () => {
  it('demo applications could have been written in the apply dialog, to other people’s projects', () => {
    for (const application of demoApplications) {
      const projectId = '00000000-0000-4000-8000-000000000000'
      expect(newApplication.safeParse({ ...application, projectId }).success).toBe(true)
      const project = projectsByKey.get(application.project)
      const questions = project ? questionsOf(project) : []
      const given = questions.map(({ id }, index) => ({
        questionId: id,
        answer: application.answers?.[index] ?? null,
      }))
      expect(decideAnswers(questions, given).allowed).toBe(true)
      expect(application.answers?.length ?? 0).toBe(questions.length)
      expect(peopleByKey.get(application.volunteer)?.volunteer).toBeDefined()
      expect(organizationsByKey.get(project?.organization ?? '')?.owner).not.toBe(application.volunteer)
    }
  })

  it('demo applications are dated in order: posted, applied, decided, completed', () => {
    for (const application of demoApplications) {
      const project = projectsByKey.get(application.project)
      const days = [
        project?.postedDaysAgo ?? 0,
        application.appliedDaysAgo,
        application.decidedDaysAgo ?? 0,
        (application.status === 'completed' && project?.completedDaysAgo) || 0,
      ]
      expect(days).toEqual(days.toSorted((a, b) => b - a))
      expect(application.status === 'pending').toBe(application.decidedDaysAgo === undefined)
      expect(application.status === 'withdrawn').toBe(application.endedBy !== undefined)
      expect(application.status === 'completed').toBe(project?.status === 'completed')
    }
  })

  it('each demo volunteer applies to a project once', () => {
    const pairs = demoApplications.map((each) => `${each.project} ${each.volunteer}`)
    expect(new Set(pairs).size).toBe(pairs.length)
  })

  it('the demo volunteer has an application in every state, and the demo organization has pending ones', () => {
    const own = demoApplications.filter((each) => each.volunteer === 'maya').map((each) => each.status)
    expect(new Set(own)).toEqual(new Set(['pending', 'accepted', 'declined', 'withdrawn', 'completed']))
    const received = demoApplications.filter((each) => each.project.startsWith('lantern-'))
    expect(received.filter((each) => each.status === 'pending').length).toBeGreaterThanOrEqual(3)
  })
})

describe('the demo’s register', () => {
  it('the demo register has the real format and invented EINs, which begin with the unassigned prefix 89', () => {
    const kinds = ['bmf', 'pub78', 'revocations'] as const
    const rows = kinds.map((kind) => parseDemoRegister(kind).rows)
    expect(rows.map((each) => each.length)).toEqual([16, 10, 2])
    const eins = rows.flat().map(({ cells: [ein = ''] }) => ein)
    expect(eins.filter((ein) => !ein?.startsWith('89'))).toEqual([])
  })

  it('the demo register confirms the verified organizations and no others', () => {
    const verified = demoOrganizations.filter(({ isVerified }) => isVerified)
    expect(Object.keys(demoRegister.eins)).toEqual(keysOf(verified))
  })
})

describe('demo conversations', () => {
  it.each(demoConversations.map((each) => [`${each.volunteer} and ${each.organization}`, each] as const))(
    'conversations of %s are between people who may write to each other, in chronological order',
    (_name, { organization, volunteer, project, messages, readBy }) => {
      const found = organizationsByKey.get(organization)
      const members = [found?.owner, ...(found?.managers ?? [])]
      for (const { by, content } of messages) {
        expect([volunteer, ...members]).toContain(by)
        const id = '6a1f7d6e-3f5c-4f0e-9f57-6d6a1d0c8b11'
        expect(newMessage.safeParse({ id, content }).error?.issues).toBeUndefined()
      }
      for (const [key, count] of Object.entries(readBy)) {
        expect(peopleByKey.has(key)).toBe(true)
        expect(count).toBeLessThanOrEqual(messages.length)
      }
      const applied = demoApplications.some(
        (each) =>
          each.volunteer === volunteer &&
          projectsByKey.get(each.project)?.organization === organization &&
          (project === undefined || each.project === project),
      )
      expect(applied || project === undefined).toBe(true)
      const times = messages.map(({ hoursAgo }) => hoursAgo)
      expect(times).toEqual(times.toSorted((a, b) => b - a))
    },
  )
})
