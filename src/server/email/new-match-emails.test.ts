import { expect, test } from 'vitest'
import { describeEmail } from '#server/email/send.ts'
import { makeDigests } from '#server/features/notifications/digest.ts'
import { makeJobContext } from '#tests/support/running/job-context.ts'
import { useServer } from '#tests/support/running/server.ts'
import { dismiss } from '#tests/support/scenarios/matching.ts'
import { useNewMatches } from '#tests/support/scenarios/new-matches.ts'
import { choose } from '#tests/support/scenarios/notification-choices.ts'
import { anApplication, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const { rows, runIn, noticesOf, aChecked } = useNewMatches(server)

/** The subjects of the emails about notifications that wait for someone; null for one that would not be sent. */
async function subjectsFor({ id }: Person): Promise<(string | null)[]> {
  const waiting = await rows(
    "select payload from jobs where kind = 'mail.send' and payload ->> 'userId' = $1 and payload ->> 'template' like 'notification.%'",
    id,
  )
  const emails = waiting.map(({ payload }) => describeEmail(makeJobContext(server), payload))
  return (await Promise.all(emails)).map(({ subject }) => subject)
}

/** Someone whose email about a new match waits, and the match. */
async function aNotified(mail: 'at_once' | 'daily') {
  const checked = await aChecked()
  await choose(checked.volunteer, 'matches', { mail })
  const project = await checked.aFitting()
  await runIn(25)
  return { ...checked, ...project }
}
type Notified = Awaited<ReturnType<typeof aNotified>>

const changes: [string, (notified: Notified) => Promise<unknown>][] = [
  [
    'was paused',
    async ({ owner, id }) => expectSuccess(await owner.client.post(`/api/projects/${id}/pause`)),
  ],
  ['was removed', ({ id }) => rows("update projects set visibility = 'removed' where id = $1", id)],
  ['the volunteer applied to', ({ volunteer, id }) => anApplication(volunteer, id)],
  ['the volunteer dismissed', async ({ volunteer, id }) => expectSuccess(await dismiss(volunteer, id))],
  [
    'is of an organization that the volunteer blocked',
    ({ volunteer, owner }) =>
      rows(
        'insert into contacts (volunteer_id, organization_id, blocked_by_volunteer_at) values ($1, $2, now())',
        volunteer.id,
        owner.organizationId,
      ),
  ],
]

test.each(changes)('no email names a new match that %s meanwhile', async (_, change) => {
  const notified = await aNotified('at_once')
  const { volunteer, title } = notified
  expect(await subjectsFor(volunteer)).toEqual([`New match: “${title}”`])
  await change(notified)
  expect(await subjectsFor(volunteer)).toEqual([null])
  expect(await noticesOf(volunteer)).toHaveLength(1)
})

test('a daily email leaves out a new match that closed meanwhile, and is not sent for it alone', async () => {
  const { volunteer, owner, id } = await aNotified('daily')
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000)
  await makeDigests(makeJobContext(server, { now: inTwoDays }))
  expect(await subjectsFor(volunteer)).toEqual(['Your day on Bridge Collective: one notification'])
  expectSuccess(await owner.client.post(`/api/projects/${id}/pause`))
  expect(await subjectsFor(volunteer)).toEqual([null])
})
