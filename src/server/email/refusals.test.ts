import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { moveApplication } from '#contract/applications/applications.ts'
import { transact } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import { smtpRefusal } from '#tests/support/email/mail-server.ts'
import { useEmailDelivery } from '#tests/support/email/email-delivery.ts'

const { server, logged, openMailServer, openWorker, listEmailJobs, receiveApplication } = useEmailDelivery()

test.each([
  ['recipient', { onRcptTo: refuse(550, 'no such mailbox') }, 'no such mailbox'],
  [
    'text',
    { beforeReceipt: () => Promise.reject(smtpRefusal(554, 'that looks like spam')) },
    'that looks like spam',
  ],
])(
  'R18 a %s that the mail server permanently refuses is given up immediately, with the reason',
  async (_, behaviour, reason) => {
    const mail = await openMailServer(behaviour)
    const { drain } = await openWorker(mail.url)
    const { owner } = await receiveApplication()
    await drain()
    expect(await listEmailJobs()).toMatchObject([
      { attempts: 1, last_error: expect.stringContaining(reason), is_dead: true },
    ])
    expect(logged).toHaveLength(1)
    expect(logged.join()).not.toContain(owner.email)
  },
)

test.each([
  ['recipient is refused for now', '451 try later', { onRcptTo: refuse(451, 'try later') }],
  ['sender is refused', '550 not allowed', { onMailFrom: refuse(550, 'not allowed') }],
  ['connection is refused', '554 not from there', { onConnect: refuse(554, 'not from there') }],
  ['password is wrong', '535 not this one', { onAuth: refuse(535, 'not this one') }],
])('R18 an email is retried when the %s', async (_, reason, behaviour) => {
  const mail = await openMailServer(behaviour)
  const login = 'onAuth' in behaviour ? 'user:wrong@' : ''
  const { drain } = await openWorker(mail.url.replace('://', `://${login}`))
  await receiveApplication()
  await drain()
  expect(await listEmailJobs()).toMatchObject([
    { attempts: 1, last_error: expect.stringContaining(reason), is_dead: false },
  ])
})

function refuse(code: number, message: string) {
  return (...args: unknown[]) => {
    const callback = args.at(-1)
    if (typeof callback === 'function') callback(smtpRefusal(code, message))
  }
}

test('R18 an event and its emails are stored together or not at all', async () => {
  const { owner, volunteer, project, application } = await receiveApplication()
  const before = await listEmailJobs()
  const again = await volunteer.client.post('/api/applications', {
    projectId: project.id,
    coverLetter: 'Again',
  })
  expect(again.status).toBe(409)
  expect(await listEmailJobs()).toEqual(before)
  const undone = transact(server.database.db, async (db) => {
    await publish(db, {
      type: 'application.accepted',
      actorId: owner.id,
      subjectId: application.id,
      data: { projectId: project.id },
    })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await listEmailJobs()).toEqual(before)
  const move = (status: 'accepted') => ({ params: { id: application.id }, body: { status } })
  expect((await owner.client.call(moveApplication, move('accepted'))).status).toBe(200)
  const { rows } = await server.database.db.execute(
    sql`select unique_key, payload from jobs where kind = 'mail.send' order by id desc limit 1`,
  )
  const events = await server.database.db.execute<{ id: number }>(
    sql`select id from facts where type = 'application.accepted' and subject_id = ${application.id}`,
  )
  const eventId = events.rows[0]?.id
  expect(rows).toEqual([
    {
      unique_key: `mail:${eventId}:${volunteer.id}`,
      payload: { template: 'application.accepted', factId: String(eventId), userId: volunteer.id },
    },
  ])
})
