import { beforeEach, expect, test } from 'vitest'
import { decidePersonCase, reportPerson } from '#contract/moderation/account-reports.ts'
import { listReports } from '#contract/moderation/queue.ts'
import { headerOf } from '#tests/support/email/mail-server.ts'
import { useEmailDelivery } from '#tests/support/email/email-delivery.ts'
import { aStaffMember } from '#tests/support/scenarios/administrators.ts'
import {
  oneClickPath,
  preferencesPath,
  readEmailText,
  useNotificationEmails,
} from '#tests/support/scenarios/notification-choices.ts'
import { aVolunteer, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'

const office = useEmailDelivery()
const { server, now, pass } = office
const { startEmailDelivery, oneClick } = useNotificationEmails(office)
const day = 86_400_000

/** Noon, at any time of the day: after the hour of daily emails. */
beforeEach(() => pass((1.5 * day - (now().getTime() % day)) % day))

async function aReportedPerson(): Promise<Person> {
  const [person, reporter] = [await aVolunteer(server), await aVolunteer(server)]
  expectSuccess(await reporter.client.call(reportPerson, { params: person, body: { reason: 'spam' } }))
  return person
}

test('staff read once a day what waits for their roles, and one press ends it', async () => {
  const { drain, emailsTo } = await startEmailDelivery()
  const moderator = await aStaffMember(server, 'moderator')
  const verifier = await aStaffMember(server, 'verifier')
  const analyst = await aStaffMember(server, 'analyst')
  const waitingTo = (person: Person) =>
    emailsTo(person).filter((email) => headerOf(email, 'Subject')?.includes('waiting for you'))
  await drain()
  expect(waitingTo(moderator)).toEqual([])

  await aReportedPerson()
  const reported = await aReportedPerson()
  pass(3_600_000)
  await drain()
  pass(3_600_000)
  await drain()
  expect(waitingTo(moderator).map((email) => headerOf(email, 'Subject'))).toEqual([
    '2 items are waiting for you on Bridge Collective',
  ])
  const text = readEmailText(waitingTo(moderator)[0])
  expect(text).toContain('2 open reports, the oldest since')
  expect(text).toContain('/admin/reports')
  expect(text).not.toContain(reported.email)
  expect([verifier, analyst].flatMap(waitingTo)).toEqual([])

  // The next day they have waited too long.
  pass(day)
  await drain()
  expect(readEmailText(waitingTo(moderator)[1])).toContain('(late)')

  const at = oneClickPath(waitingTo(moderator)[1])
  expect(await (await oneClick(at)).json()).toEqual({ topic: 'administration', isOn: false })
  pass(day)
  await drain()
  expect(waitingTo(moderator)).toHaveLength(2)

  expect((await server.openClient().delete(at)).body).toEqual({ topic: 'administration', isOn: true })
  // Their own session has ended meanwhile.
  const { client } = await aStaffMember(server, 'moderator')
  for (const each of expectSuccess(await client.call(listReports, { query: { kind: 'person' } }))) {
    const { id, version } = each.case
    const body = { verdict: 'dismiss', note: 'This is no spam.', version } as const
    expectSuccess(await client.call(decidePersonCase, { params: { id }, body }))
  }
  pass(day)
  await drain()
  expect(waitingTo(moderator)).toHaveLength(2)
})

test('an email about what waits comes at the hour that the reader chose', async () => {
  const { drain, emailsTo } = await startEmailDelivery()
  const moderator = await aStaffMember(server, 'moderator')
  expectSuccess(await moderator.client.patch(preferencesPath, { digestHour: 15 }))
  await aReportedPerson()
  await drain()
  expect(emailsTo(moderator)).toEqual([])
  pass(4 * 3_600_000)
  await drain()
  expect(emailsTo(moderator).map((email) => headerOf(email, 'Subject'))).toEqual([
    expect.stringContaining('waiting for you on Bridge Collective'),
  ])
})
