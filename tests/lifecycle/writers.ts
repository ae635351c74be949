/** Many people who use a running product over HTTP and remember what was acknowledged. */
import { randomUUID } from 'node:crypto'
import { register } from '#contract/accounts/accounts.ts'
import { applyToProject, moveApplication } from '#contract/applications/applications.ts'
import { sendMessage } from '#contract/messages/messages.ts'
import { startConversation } from '#contract/messages/conversations.ts'
import { createProject } from '#contract/projects/management.ts'
import { projectForm, registrationForm, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { openClient, type Answer, type Client } from '#tests/support/running/server.ts'
import { Client as Connection } from 'pg'
import { expect, onTestFinished } from 'vitest'

export interface WritersRun {
  /** What got a 2xx response. */
  readonly users: string[]
  readonly applications: string[]
  readonly accepted: string[]
  readonly messages: string[]
  /** Every other response: its status and Retry-After, and how long it took in milliseconds. */
  readonly refusals: { status: number; retryAfter: string | null; took: number }[]
  /** Stops the writers once they have finished their current request. */
  stop(): Promise<void>
}

/** Starts this many writers at `urlNow()`, which may be unavailable at any time. */
export async function startWriters(currentUrl: () => string, count: number): Promise<WritersRun> {
  const users: string[] = []
  const applications: string[] = []
  const accepted: string[] = []
  const messages: string[] = []
  const refusals: WritersRun['refusals'] = []
  let isOver = false

  /**
   * The body of a success; null if it was refused or the connection broke, so that no one knows whether it was done.
   */
  async function attempt<Body>(call: () => Promise<Answer<Body>>): Promise<Body | null> {
    const begin = Date.now()
    const answer = await call().catch(() => null)
    if (!answer) return null
    if (answer.status < 300) return answer.body
    // The product's own rule about projects with many applicants, whatever happens to the database.
    if (hasCode(answer.body, 'queue_paused')) return null
    refusals.push({
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      took: Date.now() - begin,
    })
    return null
  }

  const ownerCookies = openClient(currentUrl())
  const owner = registrationForm({ userType: 'organization' })
  const { organizations } = expectSuccess(await ownerCookies.call(register, { body: owner }))
  const organizationId = organizations[0]?.id ?? null
  const { id: projectId } = expectSuccess(
    await ownerCookies.call(createProject, { query: {}, body: projectForm({ maxVolunteers: 50 }) }),
  )
  const cookie = [...ownerCookies.cookies].map((pair) => pair.join('=')).join('; ')
  const accept = (id: string) => {
    const client = openClient(currentUrl())
    const headers = { cookie, 'content-type': 'application/json' }
    const path = moveApplication.path.replace(':id', id)
    return async (): Promise<Answer<unknown>> => {
      const response = await client.send(path, {
        method: 'PATCH',
        headers,
        body: JSON.stringify({ status: 'accepted' }),
      })
      return { status: response.status, headers: response.headers, body: await response.json() }
    }
  }

  /** Two messages; the second is sent twice, as by a browser that got no response. */
  async function write(client: Client): Promise<void> {
    const begun = await attempt(() => client.call(startConversation, { body: { organizationId, projectId } }))
    if (!begun) return
    const [first, second] = [randomUUID(), randomUUID()]
    for (const id of [first, second, second]) {
      const body = { id, content: 'May I ask something?' }
      const sent = await attempt(() => client.call(sendMessage, { params: { id: begun.id }, body }))
      if (sent) messages.push(sent.id)
    }
  }

  async function work(): Promise<void> {
    while (!isOver) {
      const client: Client = openClient(currentUrl())
      const person = await attempt(() => client.call(register, { body: registrationForm() }))
      // One poll before the next attempt: nothing here waits for a fixed time.
      if (!person) await client.get('/health/live').catch(() => null)
      if (!person) continue
      users.push(person.id)
      const body = { projectId, coverLetter: 'I would like to help.' }
      const application = await attempt(() => client.call(applyToProject, { body }))
      if (!application) continue
      applications.push(application.id)
      await write(client)
      if (accepted.length < 40 && (await attempt(accept(application.id)))) accepted.push(application.id)
    }
  }
  const writers = Array.from({ length: count }, work)
  // A test that fails before its end leaves no one writing beside the next one.
  onTestFinished(() => {
    isOver = true
  })
  return {
    users,
    applications,
    accepted,
    messages,
    refusals,
    async stop() {
      isOver = true
      await Promise.all(writers)
    },
  }
}

const hasCode = (body: unknown, code: string) =>
  typeof body === 'object' && body !== null && 'code' in body && body.code === code

/** How many writes were acknowledged. */
export const countDone = ({ users, applications, accepted, messages }: WritersRun): number =>
  users.length + applications.length + accepted.length + messages.length

/** Waits until this many more writes are acknowledged, and returns how many there were. */
export async function waitForWrites(work: WritersRun, least: number): Promise<number> {
  const before = countDone(work)
  await expect.poll(() => countDone(work)).toBeGreaterThanOrEqual(before + least)
  return countDone(work) - before
}

/** What is missing in the database although it was acknowledged, and what is there only in part. */
export async function findDamage(url: string, work: WritersRun): Promise<Record<string, unknown[]>> {
  const connection = new Connection({ connectionString: url })
  await connection.connect()
  const missing = async (ids: readonly string[], text: string) => {
    const { rows } = await connection.query<{ id: string }>(text, [ids])
    const found = new Set(rows.map(({ id }) => id))
    return ids.filter((id) => !found.has(id))
  }
  const rows = async (text: string): Promise<unknown[]> => (await connection.query(text)).rows
  try {
    return {
      lostUsers: await missing(work.users, 'select id from users where id = any($1)'),
      lostApplications: await missing(work.applications, 'select id from applications where id = any($1)'),
      lostDecisions: await missing(
        work.accepted,
        "select id from applications where id = any($1) and status = 'accepted'",
      ),
      lostMessages: await missing(work.messages, 'select id from messages where id = any($1)'),
      partialMessages: await rows(
        `select m.id from messages m join conversations c on c.id = m.conversation_id where
           (select count(*) from facts f where f.type = 'message.sent' and f.subject_id = c.id
            and f.data ->> 'messageId' = m.id::text) <> 1
           or c.last_position <> (select count(*) from messages o where o.conversation_id = c.id)
           or (select count(*) from live_events e where e.kind = 'message'
               and e.data -> 'message' ->> 'id' = m.id::text) <> 2`,
      ),
      accountsWithoutEvent: await rows(
        `select id from users u where not exists (select from facts where type = 'account.registered' and subject_id = u.id)`,
      ),
      partialApplications: await rows(
        `select a.id from applications a where
           (select count(*) from facts where type = 'application.received' and subject_id = a.id) <> 1
           or (select count(*) from notifications n join facts f on f.id = n.fact_id
               where f.type = 'application.received' and f.subject_id = a.id) <> 1
           or (select count(*) from application_history h where h.application_id = a.id)
              <> case a.status when 'pending' then 1 else 2 end`,
      ),
      partialDecisions: await rows(
        `select a.id from applications a where a.status = 'accepted' and
           (select count(*) from notifications n join facts f on f.id = n.fact_id
            where f.type = 'application.accepted' and f.subject_id = a.id) <> 1`,
      ),
      lostEmails: await rows(
        `select f.id from facts f where f.type in ('application.received', 'application.accepted')
           and not exists (select from outbox o where o.fact_id = f.id)
           and not exists (select from jobs j where j.kind = 'mail.send' and j.payload->>'factId' = f.id::text)`,
      ),
      miscounted: await rows(
        `select id from projects p where accepted_count <>
           (select count(*) from applications where project_id = p.id and status in ('accepted', 'completed'))`,
      ),
    }
  } finally {
    await connection.end()
  }
}
