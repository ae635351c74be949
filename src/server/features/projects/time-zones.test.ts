import { describe, expect, test } from 'vitest'
import { register } from '#contract/accounts/accounts.ts'
import { createProject, editProject } from '#contract/projects/management.ts'
import { saveOrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { eq } from 'drizzle-orm'
import {
  anApplication,
  aProject,
  aVolunteer,
  projectForm,
  registrationForm,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

let now = new Date('2026-05-10T12:00:00Z')
const server = useServer({ now: () => now })

async function join(timeZone: string | undefined, userType: 'volunteer' | 'organization' = 'organization') {
  const client = server.openClient()
  const form = registrationForm({ userType })
  const user = expectSuccess(await client.call(register, { body: { ...form, timeZone } }))
  return { client, user, zone: user.organizations[0]?.timeZone }
}

describe('a time zone', () => {
  test('is saved at registration and passes to the person’s organization and its projects', async () => {
    const owner = await join('America/New_York')
    expect(owner.user.timeZone).toBe('America/New_York')
    expect(owner.zone).toBe('America/New_York')
    expect((await aProject(owner)).timeZone).toBe('America/New_York')
  })

  test('is stored under its current name', async () => {
    const { user, zone } = await join('Asia/Calcutta')
    expect([user.timeZone, zone]).toEqual(['Asia/Kolkata', 'Asia/Kolkata'])
  })

  test.each(['UTC', 'Moon/Tycho', '', undefined])(
    'sent by a browser as %j is ignored',
    async (browserZone) => {
      const { user, zone } = await join(browserZone)
      expect([user.timeZone, zone]).toEqual([null, 'UTC'])
    },
  )

  test('of a volunteer passes to an organization they create later', async () => {
    const { client, user } = await join('Pacific/Kiritimati', 'volunteer')
    const body = {
      userType: 'organization',
      skills: ['Research'],
      interests: ['Education'],
      availability: 'Weekends',
      experience: 'Ten years of teaching people.',
      goals: 'A place where people learn.',
    }
    expect((await client.post('/api/onboarding', body)).status).toBeLessThan(300)
    const { db } = server.database
    const [row] = await db.select().from(organizations).where(eq(organizations.registeredBy, user.id))
    expect(row?.timeZone).toBe('Pacific/Kiritimati')
  })
})

describe("a project's time zone", () => {
  test('is its organization’s at that time, which members can change', async () => {
    const owner = await join('America/New_York')
    await aProject(owner, { organizationName: 'Harbor Light Shelter' })
    const body = { timeZone: 'Europe/Kiev' }
    expectSuccess(await owner.client.call(saveOrganizationProfile, { query: {}, body }))
    expect((await aProject(owner)).timeZone).toBe('Europe/Kyiv')
  })

  test('can be set on the project itself, including UTC, and changed', async () => {
    const owner = await join('America/New_York')
    const project = await aProject(owner, { timeZone: 'UTC' })
    expect(project.timeZone).toBe('UTC')
    const change = { params: { id: project.id }, body: { timeZone: 'Asia/Kolkata' } }
    expect(expectSuccess(await owner.client.call(editProject, change)).timeZone).toBe('Asia/Kolkata')
  })

  test('is refused if it does not exist', async () => {
    const owner = await join(undefined)
    const body = projectForm({ timeZone: 'Moon/Tycho' })
    expect(await owner.client.call(createProject, { query: {}, body })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'timeZone', message: 'Please choose a time zone' }] },
    })
  })

  test('decides which day it is: a deadline can be today there, and is refused once that day is over', async () => {
    const owner = await join('Pacific/Pago_Pago')
    now = new Date('2026-05-11T10:59:59Z')
    const { id } = await aProject(owner, { applicationDeadline: '2026-05-10' })
    const late = { applicationDeadline: '2026-05-10', timeZone: 'UTC' }
    expect(await owner.client.call(createProject, { query: {}, body: projectForm(late) })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'applicationDeadline' }] },
    })
    await anApplication(await aVolunteer(server), id)
    // Moved to a time zone where that day is over, it is closed.
    const moved = { params: { id }, body: { timeZone: 'Pacific/Kiritimati' } }
    expect(expectSuccess(await owner.client.call(editProject, moved))).toMatchObject({
      acceptsApplications: false,
      applicationsClosedReason: 'deadline_passed',
    })
  })
})
