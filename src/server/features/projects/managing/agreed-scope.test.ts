import { describe, expect, test } from 'vitest'
import { listNotifications } from '#contract/notifications/notifications.ts'
import { openLive } from '#tests/support/running/live.ts'
import type { Received } from '#tests/support/email/mail-server.ts'
import {
  listNotificationKinds,
  choose,
  useNotificationEmails,
  readEmailText,
} from '#tests/support/scenarios/notification-choices.ts'
import { useEmailDelivery } from '#tests/support/email/email-delivery.ts'
import {
  anAcceptedApplication,
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  joinOrganization,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'

const office = useEmailDelivery()
const { server, pass, openMailServer, openWorker } = office
const { startEmailDelivery } = useNotificationEmails(office)
const minute = 60_000
const kind = 'application.scope_changed'

/** A project with an accepted volunteer. */
async function agreedWork() {
  const owner = await anOrganization(server)
  const project = await aProject(owner, {
    maxVolunteers: 9,
    timeCommitment: 2,
    duration: '2 weeks',
    deliverables: '- Five printed flyers\n- Two long banners',
  })
  const volunteer = await aVolunteer(server)
  const application = await anAcceptedApplication(volunteer, owner, project.id)
  const edit = async (changes: object, by: Person = owner) =>
    expectSuccess(await by.client.patch(`/api/projects/${project.id}`, changes))
  return { owner, project, volunteer, application, edit }
}
const notificationsOf = async ({ client }: Person) =>
  expectSuccess(await client.call(listNotifications, { query: {} })).filter((notice) => notice.kind === kind)
/** A person's emails about agreed work, as lines. */
const listed = (emails: readonly Received[]) =>
  emails
    .map((sentEmail) =>
      readEmailText(sentEmail).replaceAll(/=([\dA-F]{2})/g, (_, hex) =>
        String.fromCharCode(parseInt(hex, 16)),
      ),
    )
    .map((bytes) => Buffer.from(bytes, 'latin1').toString())
    .filter((words) => words.includes('asks to change what you agreed to'))

describe('a change of agreed work', () => {
  test('notifies the accepted volunteer of each field, before and after, and leads to the request', async () => {
    const { owner, project, volunteer, application, edit } = await agreedWork()
    const stream = await openLive(server.url, volunteer.client)
    await stream.next('open')
    await edit({
      timeCommitment: 40,
      timeline: 'Starts in May',
      isRemote: false,
      location: 'Portland',
      deliverables: '- Two long banners\n- A whole website',
      title: `${project.title} now`,
    })
    const message = [
      `${project.organizationName} asks to change what you agreed to for “${project.title} now”. Accept or decline the change.`,
      `Title: ${project.title} → ${project.title} now`,
      'Deliverables added: A whole website',
      'Deliverables removed: Five printed flyers',
      'Hours per week: 2 → 40',
      'Location: Remote → Portland',
      'Timeline: not stated → Starts in May',
    ].join('\n')
    const notices = await notificationsOf(volunteer)
    expect(notices).toMatchObject([
      {
        title: 'Change to agreed work',
        message,
        path: `/applications/${application.id}/scope`,
        applicationId: application.id,
        project: { id: project.id },
        read: false,
      },
    ])
    expect((await stream.next('notifications')).data).toEqual(notices[0])
    stream.cut()
    expect(await listNotificationKinds(owner)).not.toContain(kind)
  })

  test('emails each changed field in plain words', async () => {
    const { drain, emailsTo } = await startEmailDelivery()
    const { application, volunteer, edit } = await agreedWork()
    await edit({ timeCommitment: 40, duration: '3 months' })
    await drain()
    const [sentEmail, ...more] = listed(emailsTo(volunteer))
    expect(more).toEqual([])
    expect(sentEmail).toContain('Hours per week: 2 → 40')
    expect(sentEmail).toContain('Duration: 2 weeks → 3 months')
    expect(sentEmail).toContain(`/applications/${application.id}/scope`)
  })

  test('reaches everyone working on it and no one else', async () => {
    const { owner, project, volunteer, edit } = await agreedWork()
    const other = await aVolunteer(server)
    await anAcceptedApplication(other, owner, project.id)
    const [pending, done, gone] = [
      await aVolunteer(server),
      await aVolunteer(server),
      await aVolunteer(server),
    ]
    await anApplication(pending, project.id)
    const { id: doneId } = await anAcceptedApplication(done, owner, project.id)
    const { id: goneId } = await anAcceptedApplication(gone, owner, project.id)
    await owner.client.patch(`/api/applications/${doneId}`, { status: 'completed' })
    await gone.client.patch(`/api/applications/${goneId}`, { status: 'withdrawn', reason: 'I move away.' })
    expect((await owner.client.get(`/api/projects/${project.id}`)).body['acceptedVolunteers']).toBe(2)
    expect((await volunteer.client.get(`/api/projects/${project.id}`)).body['acceptedVolunteers']).toBeNull()
    await edit({ timeCommitment: 3 })
    const notified = await Promise.all([volunteer, other, pending, done, gone].map(notificationsOf))
    expect(notified.map(({ length }) => length)).toEqual([1, 1, 0, 0, 0])
  })

  test('does not notify the editor who also works on it', async () => {
    const { project, owner, volunteer, edit } = await agreedWork()
    const insider = await aVolunteer(server)
    await anAcceptedApplication(insider, owner, project.id)
    await joinOrganization(server.database.db, { userId: insider.id, organizationId: owner.organizationId })
    expect((await insider.client.get(`/api/projects/${project.id}`)).body['acceptedVolunteers']).toBe(1)
    await edit({ timeCommitment: 3 }, insider)
    expect([await notificationsOf(insider), (await notificationsOf(volunteer)).length]).toEqual([[], 1])
  })

  test('is not sent if only other fields, whitespace or the order of deliverables differ', async () => {
    const { volunteer, edit, project } = await agreedWork()
    await edit({
      title: ` ${project.title} `,
      applicationDeadline: '2090-02-03',
      duration: ' 2  weeks ',
      deliverables: '* Two long banners\n\n* Five  printed flyers',
      maxVolunteers: 8,
      urgency: 'high',
    })
    await edit({ timeCommitment: project.timeCommitment })
    expect(await notificationsOf(volunteer)).toEqual([])
  })

  test('is sent to no one if the edit is refused', async () => {
    const { volunteer, owner, project } = await agreedWork()
    const stale = { timeCommitment: 9, ifUpdatedAt: '2020-01-01T00:00:00.000Z' }
    expect((await owner.client.patch(`/api/projects/${project.id}`, stale)).status).toBe(409)
    expect(await notificationsOf(volunteer)).toEqual([])
  })

  test('shortens long text in the bell but not in the email', async () => {
    const { drain, emailsTo } = await startEmailDelivery()
    const { volunteer, edit } = await agreedWork()
    const timeline = 'From the first thaw until the last boat is back in the harbor, as the weather allows it'
    await edit({ timeline })
    const [notice] = await notificationsOf(volunteer)
    expect(notice?.message.split('\n')[1]).toBe(
      'Timeline: not stated → From the first thaw until the last boat is back in the harb…',
    )
    await drain()
    expect(listed(emailsTo(volunteer))[0]).toContain(`Timeline: not stated → ${timeline}`)
  })
})

describe('several changes in quick succession', () => {
  test('create one notification each, and after the first email, one more for all the others', async () => {
    const { drain, emailsTo } = await startEmailDelivery()
    const { volunteer, edit } = await agreedWork()
    await edit({ timeCommitment: 40 })
    await drain()
    await edit({ timeCommitment: 30, duration: '3 weeks' })
    await edit({ timeCommitment: 20 })
    await edit({ duration: '2 weeks' })
    await drain()
    expect(listed(emailsTo(volunteer))).toHaveLength(1)
    pass(6 * minute)
    await drain()
    const [first, second, ...more] = listed(emailsTo(volunteer))
    expect(more).toEqual([])
    expect(first).toContain('Hours per week: 2 → 40')
    expect(second).toContain('Hours per week: 2 → 20')
    expect(second, 'put back').not.toContain('Duration')
    expect((await notificationsOf(volunteer)).map(({ message }) => message.split('\n').slice(1))).toEqual([
      ['Hours per week: 2 → 20'],
      ['Hours per week: 2 → 20', 'Duration: 2 weeks → 3 weeks'],
      ['Hours per week: 2 → 30', 'Duration: 2 weeks → 3 weeks'],
      ['Hours per week: 2 → 40'],
    ])
    pass(60 * minute)
    await drain()
    expect(listed(emailsTo(volunteer))).toHaveLength(2)
  })

  test('are not emailed once the work has ended', async () => {
    const { volunteer, application, edit } = await agreedWork()
    await edit({ timeCommitment: 40 })
    await edit({ timeCommitment: 20 })
    const end = { status: 'withdrawn', reason: 'That is too much for me.' }
    await volunteer.client.patch(`/api/applications/${application.id}`, end)
    pass(6 * minute)
    const { drain, emailsTo } = await startEmailDelivery()
    await drain()
    expect(listed(emailsTo(volunteer))).toEqual([])
  })

  test('are one email if all are due at the same time, however many workers run', async () => {
    const { volunteer, edit } = await agreedWork()
    for (const timeCommitment of [40, 30, 20, 10]) await edit({ timeCommitment })
    pass(6 * minute)
    const mail = await openMailServer()
    const workers = await Promise.all([openWorker(mail.url), openWorker(mail.url)])
    await Promise.all(workers.map(({ drain }) => drain()))
    const emails = listed(mail.received.filter(({ to }) => to[0] === volunteer.email))
    expect(emails).toHaveLength(1)
    expect(emails[0]).toContain('Hours per week: 2 → 10')
  })
})

describe('a volunteer who turned off emails about agreed work', () => {
  test('still sees the changes in the bell', async () => {
    const { drain, emailsTo } = await startEmailDelivery()
    const { volunteer, edit } = await agreedWork()
    await choose(volunteer, 'agreements', { mail: 'none' })
    await edit({ timeCommitment: 40 })
    await drain()
    expect(listed(emailsTo(volunteer))).toEqual([])
    expect(await notificationsOf(volunteer)).toHaveLength(1)
  })
})
