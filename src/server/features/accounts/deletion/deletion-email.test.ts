/** The last email of an account, and that nothing keeps its address afterward. */
import { describe, expect, test } from 'vitest'
import { writeDeletedEmail } from '#server/email/content/accounts.ts'
import { removeOldEmails } from '#server/email/queries.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { useServer } from '#tests/support/running/server.ts'
import { leave, leaveUntilDeleted, passDays } from '#tests/support/scenarios/deletion.ts'
import { aVolunteer } from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const emails = useEmails(server)
const { rows } = server
const dayMs = 86_400_000
const subject = 'Your account has been deleted'

/** The tables with a row that names the address. */
async function listTablesWith(email: string): Promise<string[]> {
  const tables = await rows(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  )
  const found: string[] = []
  for (const { name } of tables) {
    const [hit] = await rows(
      `select 1 from "${name}" t where strpos(lower(t::text), lower($1)) > 0 limit 1`,
      email,
    )
    if (hit) found.push(name)
  }
  return found.toSorted()
}
const sweepAfter = (days: number) => removeOldEmails(server.database.db, new Date(Date.now() + days * dayMs))

describe('a person whose account was deleted', () => {
  test('gets one last email, without their name, and nothing else keeps the address', async () => {
    const person = await aVolunteer(server)
    await leave(person)
    await emails.work()
    await passDays(server.database, 31)
    expect(await listTablesWith(person.email)).toEqual(['jobs'])
    const [job] = await rows("select payload from jobs where payload ->> 'email' = $1", person.email)
    // Neither whose account it was, nor when that was deleted.
    expect(job?.payload).toEqual({
      template: 'account.deleted',
      id: expect.not.stringMatching(person.id),
      email: person.email,
      language: null,
      isDemo: false,
      credentials: null,
    })
    const [email, ...others] = await emails.listEmails(person.email)
    expect([email?.subject, others]).toEqual([subject, []])
    expect(email?.text).toMatch(/^Hello,\n/)
    expect(email?.text).not.toContain('credentials')
    // The outbox of a site without a mail server, which does not say whose account it was.
    expect(await listTablesWith(person.email)).toEqual(['outbox'])
    const [stored] = await rows('select user_id, message_id from outbox where recipient = $1', person.email)
    expect(stored).toEqual({
      user_id: null,
      message_id: expect.stringMatching(/^<account-deleted-[\w-]{36}@/),
    })
    expect(stored?.message_id).not.toContain(person.id)
    await sweepAfter(31)
    expect(await listTablesWith(person.email)).toEqual([])
  })

  test.each([
    ['keep', ' Your credentials stay valid without your name.'],
    ['revoke', ' Your credentials are no longer valid.'],
    [null, ''],
  ] as const)('reads what became of their credentials: %s', (choice, sentence) => {
    const [happened] = writeDeletedEmail('en', choice).paragraphs
    expect(happened).toBe(
      `We deleted your account on Bridge Collective and everything that was only about you.${sentence}`,
    )
  })

  test('gets none at an address that emails bounce from', async () => {
    const person = await aVolunteer(server)
    await rows(
      "insert into email_bounces (user_id, email, code, bounced_at) values ($1, $2, '5.1.1', now())",
      person.id,
      person.email,
    )
    await leaveUntilDeleted(server.database, person)
    expect(await emails.listEmails(person.email)).toEqual([])
    expect(await listTablesWith(person.email)).toEqual([])
  })

  test('is forgotten 30 days after the last attempt to send it failed', async () => {
    const person = await aVolunteer(server)
    await leaveUntilDeleted(server.database, person)
    await rows("update jobs set dead_at = now() where payload ->> 'email' = $1", person.email)
    await sweepAfter(29)
    expect(await listTablesWith(person.email)).toEqual(['jobs'])
    await sweepAfter(31)
    expect(await listTablesWith(person.email)).toEqual([])
  })
})
