import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getVolunteerHome } from '#contract/dashboards/homes.ts'
import { confirmHours, logHours, rejectHours } from '#contract/hours/hours.ts'
import { saveGoals } from '#contract/onboarding/onboarding.ts'
import { applications } from '#server/db/tables/applications.ts'
import { onboardingAnswers } from '#server/db/tables/onboarding.ts'
import { projects } from '#server/db/tables/projects.ts'
import { aCollaboration, aDoneCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { aConversationByCall, say } from '#tests/support/scenarios/messaging.ts'
import {
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { onboardingForm, volunteerProfileForm } from '#tests/support/web/forms.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

const fetchHome = async ({ client }: Person) => expectSuccess(await client.call(getVolunteerHome, {}))
const kindsOf = async (person: Person) => (await fetchHome(person)).tasks.map(({ kind }) => kind)
const today = () => new Date().toISOString().slice(0, 10)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

const acceptedDaysAgo = (id: string, days: number) =>
  server.database.db
    .update(applications)
    .set({ reviewedAt: daysAgo(days), createdAt: daysAgo(days + 1) })
    .where(eq(applications.id, id))

const log = async (work: { volunteer: Person; id: string }, hours: number) =>
  expectSuccess(
    await work.volunteer.client.call(logHours, { params: { id: work.id }, body: { date: today(), hours } }),
  )

describe('what comes next for a volunteer', () => {
  test('a new volunteer has nothing waiting, no profile, and no recommendations', async () => {
    const home = await fetchHome(await aVolunteer(server))
    expect(home).toMatchObject({ tasks: [], goals: null, recommended: [], profile: { percent: 0, done: [] } })
    expect(home.profile.open[0]).toBe('skills')
  })

  test('an application waits with its age, the oldest first, and the organization’s usual time once it is known', async () => {
    const volunteer = await aVolunteer(server)
    const owner = await anOrganization(server)
    const older = await anApplication(volunteer, (await aProject(owner, { title: 'The older one' })).id)
    await anApplication(volunteer, (await aProject(owner, { title: 'The newer one' })).id)
    await server.database.db
      .update(applications)
      .set({ createdAt: daysAgo(4) })
      .where(eq(applications.id, older.id))
    expect((await fetchHome(volunteer)).tasks).toMatchObject([
      { kind: 'waiting', project: { title: 'The older one' }, usualHours: null },
      { kind: 'waiting', project: { title: 'The newer one' } },
    ])
  })

  test('an acceptance is news until hours are logged or a week has passed', async () => {
    const work = await aCollaboration(server)
    expect((await fetchHome(work.volunteer)).tasks).toMatchObject([
      { kind: 'accepted', applicationId: work.id, project: { id: work.projectId } },
    ])
    await log(work, 2)
    expect(await kindsOf(work.volunteer)).toEqual([])
  })

  test('work without hours for a week asks for them', async () => {
    const work = await aCollaboration(server)
    await acceptedDaysAgo(work.id, 8)
    expect((await fetchHome(work.volunteer)).tasks).toMatchObject([
      { kind: 'log_hours', applicationId: work.id, confirmedHours: 0, waitingHours: 0 },
    ])
    const { id, version } = await log(work, 2.5)
    expectSuccess(await work.owner.client.call(confirmHours, { body: { entries: [{ id, version }] } }))
    expect(await kindsOf(work.volunteer)).toEqual([])
    expect((await fetchHome(work.volunteer)).impact).toMatchObject({ confirmedHours: 2.5, waitingHours: 0 })
  })

  test('work on a paused project asks for nothing', async () => {
    const work = await aCollaboration(server)
    await acceptedDaysAgo(work.id, 8)
    await server.database.db.update(projects).set({ status: 'paused' }).where(eq(projects.id, work.projectId))
    expect(await kindsOf(work.volunteer)).toEqual([])
  })

  test('hours that were not confirmed come back', async () => {
    const work = await aCollaboration(server)
    const { id, version } = await log(work, 3)
    expectSuccess(
      await work.owner.client.call(rejectHours, {
        body: { entries: [{ id, version }], reason: 'The meeting was canceled.' },
      }),
    )
    expect((await fetchHome(work.volunteer)).tasks).toMatchObject([
      { kind: 'rejected_hours', applicationId: work.id, hours: 3 },
    ])
  })

  test('an organization’s unread message waits under its name', async () => {
    const { volunteer, owner, id } = await aConversationByCall(server)
    await say(owner, id, 'Could you join a call on Wednesday?')
    const { tasks } = await fetchHome(volunteer)
    expect(tasks[0]).toMatchObject({
      kind: 'messages',
      conversations: 1,
      conversationId: id,
      from: owner.user.organizations[0]?.name,
      text: 'Could you join a call on Wednesday?',
    })
  })

  test('work that was signed off waits for a review of its organization', async () => {
    const done = await aDoneCollaboration(server)
    expect((await fetchHome(done.volunteer)).tasks).toMatchObject([
      { kind: 'reviews', reviews: 1, revieweeId: done.owner.organizationId },
    ])
  })

  test('nothing of anyone else is shown', async () => {
    await aCollaboration(server)
    expect(await kindsOf(await aVolunteer(server))).toEqual([])
  })
})

describe('the profile of a volunteer', () => {
  test('the four answers fill in the profile, and what they do not ask comes next', async () => {
    const volunteer = await aVolunteer(server)
    await volunteer.client.post('/api/onboarding', onboardingForm())
    const { profile, goals } = await fetchHome(volunteer)
    expect(goals).toBe(onboardingForm().goals)
    expect(profile.done).toEqual(['skills', 'causes', 'goal'])
    expect(profile.open).toEqual(['location', 'hours', 'experience', 'bio'])
    expect(profile.percent).toBe(55)
  })

  test('a volunteer who changes their goal keeps their other answers', async () => {
    const { db } = server.database
    const volunteer = await aVolunteer(server)
    await volunteer.client.post('/api/onboarding', onboardingForm())
    const goals = 'Learn to write grants for a food bank.'
    expect(expectSuccess(await volunteer.client.call(saveGoals, { body: { goals } }))).toEqual({ goals })
    expect((await fetchHome(volunteer)).goals).toBe(goals)
    const stored = await db.select().from(onboardingAnswers).where(eq(onboardingAnswers.userId, volunteer.id))
    expect(stored).toMatchObject([{ goals, experience: onboardingForm().experience }])
  })

  test('a volunteer who skipped the questions can still name a goal, and a short one is refused', async () => {
    const volunteer = await aVolunteer(server)
    const { status, body } = await volunteer.client.put('/api/onboarding/goals', { goals: 'Help.' })
    expect({ status, issues: body['issues'] }).toEqual({
      status: 422,
      issues: [{ path: 'goals', message: 'Please describe what you hope to achieve' }],
    })
    const goals = 'Learn to write grants for a food bank.'
    expectSuccess(await volunteer.client.call(saveGoals, { body: { goals } }))
    expect((await fetchHome(volunteer)).goals).toBe(goals)
  })
})

test('what serves the goal is recommended first, with the skill or cause that the goal names', async () => {
  const owner = await anOrganization(server)
  await aProject(owner, { title: 'A website', requiredSkills: ['Web Development'] })
  const serves = await aProject(owner, {
    title: 'A grant for the kitchen',
    requiredSkills: ['Grant Writing'],
    causeAreas: ['Environment'],
  })
  const volunteer = await aVolunteer(server)
  const profile = volunteerProfileForm({ skills: ['Web Development'], preferredCauses: ['Education'] })
  expectSuccess(await volunteer.client.post('/api/volunteer-profile', profile))
  const listRecommended = async () => (await fetchHome(volunteer)).recommended
  expect((await listRecommended())[0]).toMatchObject({ goal: null })
  const goals = 'I want to learn grant writing this year.'
  expectSuccess(await volunteer.client.call(saveGoals, { body: { goals } }))
  const [first, second] = await listRecommended()
  expect(first).toMatchObject({ id: serves.id, goal: { kind: 'skill', label: 'Grant Writing' } })
  expect(second).toMatchObject({ goal: null })
})

test('an organization gets 403 "This dashboard is only available to volunteers."', async () => {
  const { client } = await anOrganization(server)
  expect(await client.get('/api/dashboard/volunteer/home')).toMatchObject({
    status: 403,
    body: { message: 'This dashboard is only available to volunteers.' },
  })
})
