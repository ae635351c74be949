import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getOrganizationHome } from '#contract/dashboards/homes.ts'
import { inviteMember } from '#contract/organizations/member-invitations.ts'
import { users } from '#server/db/tables/accounts.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { verifications } from '#server/db/tables/verification.ts'
import {
  aColleague,
  anOrganization,
  aProject,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { onboardingForm } from '#tests/support/web/forms.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

const fetchHome = async ({ client }: Person) =>
  expectSuccess(await client.call(getOrganizationHome, { query: {} }))
const stepsOf = async (person: Person) =>
  (await fetchHome(person)).setup.steps.map(({ step, state }) => `${step} ${state}`)

describe('the checklist of a new organization', () => {
  test('a new organization names itself first, and hears nothing of an organization that it is not', async () => {
    const owner = await anOrganization(server, { firstName: 'Ada', lastName: 'Moss' })
    const { organization, setup } = await fetchHome(owner)
    expect(organization).toEqual({
      id: owner.organizationId,
      name: 'Ada Moss',
      isNamed: false,
      logoUrl: null,
      hasMission: false,
      isVerified: false,
      verification: 'none',
    })
    expect(setup).toMatchObject({ firstProjectAt: null, colleagues: 0, goals: null })
    expect(await stepsOf(owner)).toEqual([
      'name open',
      'verify open',
      'email open',
      'project open',
      'invite open',
    ])
  })

  test('each step is done by doing it', async () => {
    const { db } = server.database
    const owner = await anOrganization(server)
    expectSuccess(
      await owner.client.post('/api/organization-profile/create', {
        organizationName: 'Riverside Food Bank',
        description: 'We collect food that is left over and bring it to families who need it, every day.',
        missionStatement: 'No one in our city goes to bed hungry, whatever happened to them during the day.',
        website: 'https://riverside.example',
        causeAreas: ['Food Security'],
        location: 'Columbus, OH',
        foundedYear: 1999,
        employeeCount: '1-10',
      }),
    )
    expect(await stepsOf(owner)).toContain('name done')
    await aProject(owner)
    expect(await stepsOf(owner)).toContain('project done')
    expectSuccess(
      await owner.client.call(inviteMember, {
        params: { id: owner.organizationId },
        body: { email: 'colleague@example.org', role: 'manager' },
      }),
    )
    expect(await stepsOf(owner)).toContain('invite done')
    await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, owner.id))
    expect(await stepsOf(owner)).toContain('email done')
    await db.insert(verifications).values({
      organizationId: owner.organizationId,
      state: 'pending',
      ein: '123456789',
      name: 'Riverside Food Bank',
    })
    expect(await stepsOf(owner)).toContain('verify waiting')
    await db.update(organizations).set({ isVerified: true }).where(eq(organizations.id, owner.organizationId))
    const { setup } = await fetchHome(owner)
    expect(setup.steps.every(({ state }) => state === 'done')).toBe(true)
    expect(setup).toMatchObject({ colleagues: 1, firstProjectAt: expect.any(String) })
  })

  test('a manager is not asked to invite anyone', async () => {
    const owner = await anOrganization(server)
    const manager = await aColleague(server, owner)
    expect((await stepsOf(manager)).map((step) => step.split(' ')[0])).not.toContain('invite')
    expect(await stepsOf(owner)).toContain('invite done')
  })

  test('what the person hoped to achieve comes along', async () => {
    const owner = await anOrganization(server)
    const form = onboardingForm({ userType: 'organization', goals: 'Reach families who need a meal.' })
    await owner.client.post('/api/onboarding', form)
    expect((await fetchHome(owner)).setup.goals).toBe(form.goals)
  })
})
