import { describe, expect, test } from 'vitest'
import { unansweredReason } from '#domain/applications/applications.ts'
import { describeEmail } from '#server/email/send.ts'
import { releaseApplicant } from '#server/features/applications/work/release.ts'
import { makeDigests } from '#server/features/notifications/digest.ts'
import { notifyAllReopened } from '#server/features/projects/reopening/reopening.ts'
import { makeJobContext } from '#tests/support/running/job-context.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { dismiss } from '#tests/support/scenarios/matching.ts'
import { choose } from '#tests/support/scenarios/notification-choices.ts'
import { decideProject } from '#tests/support/scenarios/project-cases.ts'
import {
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  type OrganizationOwner,
  type Person,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const { rows } = server

interface Pair {
  volunteer: Person
  owner: OrganizationOwner
  id: string
}

async function aPair(mail: 'at_once' | 'daily' = 'at_once'): Promise<Pair & { title: string }> {
  const [owner, volunteer] = [await anOrganization(server), await aVolunteer(server)]
  await choose(volunteer, 'openings', { mail })
  const { id, title } = await aProject(owner, { maxVolunteers: 3 })
  return { owner, volunteer, id, title }
}
const pause = async ({ owner, id }: Pair) =>
  expectSuccess(await owner.client.post(`/api/projects/${id}/pause`))
/** The volunteer asks to be notified of the paused project, and it takes applications again. */
async function reopen({ volunteer, owner, id }: Pair): Promise<void> {
  expectSuccess(await volunteer.client.put(`/api/projects/${id}/reopen-alert`))
  expectSuccess(await owner.client.post(`/api/projects/${id}/resume`))
  await notifyAllReopened(makeJobContext(server))
}
async function withdraw({ volunteer, id }: Pair): Promise<void> {
  const application = await anApplication(volunteer, id)
  expectSuccess(await volunteer.client.patch(`/api/applications/${application.id}`, { status: 'withdrawn' }))
}
async function beDeclined({ volunteer, owner, id }: Pair): Promise<void> {
  const application = await anApplication(volunteer, id)
  expectSuccess(await owner.client.patch(`/api/applications/${application.id}`, { status: 'declined' }))
}

/** The subjects of the emails that wait for someone about what reopened; null for one that would not be sent. */
async function subjectsFor({ id }: Person): Promise<(string | null)[]> {
  const waiting = await rows(
    `select payload from jobs where kind = 'mail.send' and payload ->> 'userId' = $1
      and payload ->> 'template' in ('notification.general', 'notification.digest') order by id`,
    id,
  )
  const emails = waiting.map(({ payload }) => describeEmail(makeJobContext(server), payload))
  return (await Promise.all(emails)).map(({ subject }) => subject)
}

describe('an email says that a project takes applications again to a volunteer', () => {
  test.each<[string, (pair: Pair) => Promise<unknown>]>([
    ['who never applied', () => Promise.resolve()],
    ['who withdrew their application', withdraw],
    [
      'whose application got no answer',
      async ({ volunteer, id }) => {
        const { id: subjectId } = await anApplication(volunteer, id)
        const action = { subjectId, step: 1, causeAt: null }
        await releaseApplicant(server.database.db, action, new Date())
        const ended = 'select status, end_reason as reason from applications where id = $1'
        expect(await rows(ended, subjectId)).toEqual([{ status: 'declined', reason: unansweredReason }])
      },
    ],
    ['who dismissed it as a match', async ({ volunteer, id }) => expectSuccess(await dismiss(volunteer, id))],
  ])('%s', async (_, change) => {
    const pair = await aPair()
    await change(pair)
    await pause(pair)
    await reopen(pair)
    expect(await subjectsFor(pair.volunteer)).toEqual([`“${pair.title}” takes applications again`])
  })

  test('whom the removal of the project released', async () => {
    const pair = await aPair()
    const { volunteer, id, title } = pair
    const admin = await anAdministrator(server)
    await anApplication(volunteer, id)
    expectSuccess(await decideProject(admin, { id, verdict: 'remove' }))
    expectSuccess(await decideProject(admin, { id, verdict: 'restore' }))
    await notifyAllReopened(makeJobContext(server))
    expect(await subjectsFor(volunteer)).toContain(`“${title}” takes applications again`)
  })

  test('who withdrew, in their email of a day', async () => {
    const pair = await aPair('daily')
    await withdraw(pair)
    await pause(pair)
    await reopen(pair)
    const inTwoDays = new Date(Date.now() + 2 * 86_400_000)
    await makeDigests(makeJobContext(server, { now: inTwoDays }))
    expect(await subjectsFor(pair.volunteer)).toEqual(['Your day on Bridge Collective: one notification'])
  })
})

test.each<[string, (pair: Pair) => Promise<unknown>]>([
  ['applied meanwhile', ({ volunteer, id }) => anApplication(volunteer, id)],
  ['was declined meanwhile', beDeclined],
])('no email says it to a volunteer who withdrew before and %s', async (_, change) => {
  const pair = await aPair()
  await withdraw(pair)
  await pause(pair)
  await reopen(pair)
  expect(await subjectsFor(pair.volunteer)).toHaveLength(1)
  await change(pair)
  expect(
    (await subjectsFor(pair.volunteer)).filter((subject) => subject?.includes('takes applications again')),
  ).toEqual([])
})
