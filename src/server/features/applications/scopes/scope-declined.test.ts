import { expect, test } from 'vitest'
import { listTimeline } from '#contract/applications/timeline.ts'
import { listNotifications } from '#contract/notifications/notifications.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { listRefusal } from '#tests/support/checks/refusal.ts'
import { answerChange, aWorkAgreed, readScopes } from '#tests/support/scenarios/agreed-scopes.ts'
import { expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const emails = useEmails(server)

test('declining a change of the agreed work with a reason shows both sides who declined, when and why', async () => {
  const { owner, volunteer, id, ask } = await aWorkAgreed(server)
  const reason = 'I teach on weekdays.\nTwo hours are what I have.'
  expectSuccess(
    await answerChange(volunteer, await ask({ timeCommitment: 40 }), { answer: 'decline', reason }),
  )
  for (const person of [owner, volunteer]) {
    const [change] = (await readScopes(person, id)).changes
    expect(change).toMatchObject({ status: 'declined', reason })
    const [event] = expectSuccess(await person.client.call(listTimeline, { params: { id }, query: {} }))
    expect(event).toMatchObject({
      kind: 'scope_declined',
      at: change?.decidedAt,
      by: 'volunteer',
      isOwn: person === volunteer,
      reason,
    })
    expect(event?.actorName).toContain(volunteer.user.lastName)
  }
  const [notice] = expectSuccess(await owner.client.call(listNotifications, { query: {} }))
  expect(notice?.message).toContain('\nTheir reason: I teach on weekdays. Two hours are what I have.')
  const email = await emails.findEmail(owner.email, /declined the change/)
  expect(email?.text).toContain('Two hours are what I have.')
})

test('declining a change of the agreed work twice at the same time keeps the reason of the first', async () => {
  const { volunteer, id, ask } = await aWorkAgreed(server)
  const changeId = await ask({ timeCommitment: 40 })
  const answers = await Promise.all(
    ['Too much.', 'Too far.'].map((reason) =>
      answerChange(volunteer, changeId, { answer: 'decline', reason }),
    ),
  )
  const first = answers.findIndex(({ status }) => status === 200)
  expect(answers.map(({ status }) => status)).toContain(409)
  expect((await readScopes(volunteer, id)).changes[0]?.reason).toBe(['Too much.', 'Too far.'][first])
})

test('declining a change of the agreed work with too long a reason is refused and changes nothing', async () => {
  const { volunteer, ask } = await aWorkAgreed(server)
  const changeId = await ask({ timeCommitment: 40 })
  const long = { answer: 'decline', reason: 'a'.repeat(501) }
  expect(await listRefusal(server, () => answerChange(volunteer, changeId, long))).toEqual([422, 'invalid'])
})
