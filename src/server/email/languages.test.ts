import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Language } from '#contract/i18n/languages.ts'
import { inviteMember } from '#contract/organizations/member-invitations.ts'
import { loadConfig } from '#server/config/config.ts'
import { makeDigests } from '#server/features/notifications/digest.ts'
import { startWorker } from '#server/jobs/worker.ts'
import { stopAccountEmails } from '#tests/support/email/account-emails.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import {
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  joinOrganization,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const pseudo = 'en-XA'
const env = { PSEUDO_LANGUAGE: '1' }
const server = useServer({ env })
const { database } = server

beforeAll(() => stopAccountEmails(database))
beforeEach(async () => {
  await database.pool.query('delete from jobs')
  await database.pool.query('delete from outbox')
})

const setLanguage = ({ id }: Person, language: string | null) =>
  database.pool.query('update users set language = $2 where id = $1', [id, language])

interface SentEmail {
  subject: string
  text: string
  html: string
}

/** Sends the waiting emails as a process with these settings would, and returns them by recipient. */
async function send(
  settings: Record<string, string>,
  { now = () => new Date(), defaultLanguage = 'en' }: { now?: () => Date; defaultLanguage?: Language } = {},
): Promise<Map<string, SentEmail>> {
  const { drain, stop } = await startWorker({
    database,
    config: { ...loadConfig(settings), defaultLanguage },
    now,
    log: () => undefined,
  })
  await drain()
  await stop()
  const { rows } = await database.pool.query<SentEmail & { recipient: string }>('select * from outbox')
  return new Map(rows.map(({ recipient, ...email }) => [recipient, email]))
}

/** Maya applies to a project of Ruth's organization, of which Ana is a member too. */
async function receiveApplication() {
  const ruth = await anOrganization(server, { firstName: 'Ruth' })
  const ana = await aVolunteer(server, { firstName: 'Ana' })
  await joinOrganization(database.db, { organizationId: ruth.organizationId, userId: ana.id })
  const project = await aProject(ruth, { title: 'Clean the creek' })
  const maya = await aVolunteer(server, { firstName: 'Maya', lastName: 'Lindqvist' })
  return { ruth, ana, project, maya }
}

test('the emails of one event are in their recipients’ languages, whatever that of the request is', async () => {
  const { ruth, ana, project, maya } = await receiveApplication()
  await setLanguage(ana, pseudo)
  await setLanguage(maya, pseudo)
  await anApplication(maya, project.id)
  const sent = await send(env)
  const [english, other] = [sent.get(ruth.email), sent.get(ana.email)]
  expect(english?.subject).toBe('Maya Lindqvist applied to “Clean the creek”')
  expect(english?.text).toMatch(/^Hello Ruth,\n/)
  expect(english?.html).toContain('<html lang="en">')
  expect(other?.subject).toBe('⟦Maya Lindqvist áápplííééd tóó “Clean the creek”⟧')
  expect(other?.html).toContain(`<html lang="${pseudo}" dir="rtl">`)
  // Only addresses are the same in every language.
  const lines = other?.text.split('\n').filter((line) => line !== '' && !/^(-- |https?:\/\/\S+)$/.test(line))
  expect(lines?.filter((line) => !/^⟦.*⟧$/.test(line))).toEqual([])
  expect(lines).toHaveLength(9)
})

test('the reason of a decline is in the volunteer’s language, not in that of the organization', async () => {
  const { ruth, project, maya } = await receiveApplication()
  const { id } = await anApplication(maya, project.id)
  await setLanguage(maya, pseudo)
  await ruth.client.patch(`/api/applications/${id}`, { status: 'declined', declineReason: 'timing' })
  const email = (await send(env)).get(maya.email)
  expect(email?.text).toContain('⟦Théé tíímííñg dííd')
  // It says why it came, and one press turns such emails off.
  expect(email?.text).toContain('/auth/unsubscribe#')
})

test('an account whose language the site does not offer, and one without any, gets the site’s default', async () => {
  const { ruth, ana, project, maya } = await receiveApplication()
  await setLanguage(ruth, 'tlh')
  await setLanguage(ana, null)
  await anApplication(maya, project.id)
  const sent = await send(env, { defaultLanguage: pseudo })
  const subject = '⟦Maya Lindqvist áápplííééd tóó “Clean the creek”⟧'
  expect([sent.get(ruth.email)?.subject, sent.get(ana.email)?.subject]).toEqual([subject, subject])
})

test('an account whose language the site no longer offers gets the site’s default', async () => {
  const { ruth, project, maya } = await receiveApplication()
  await setLanguage(ruth, pseudo)
  await anApplication(maya, project.id)
  const sent = await send({})
  expect(sent.get(ruth.email)?.subject).toBe('Maya Lindqvist applied to “Clean the creek”')
})

test('someone without an account gets an email in the site’s default language, not in the sender’s', async () => {
  const ruth = await anOrganization(server, { firstName: 'Ruth', lastName: 'Calloway' })
  await aProject(ruth, { organizationName: 'Harbor Light' })
  await setLanguage(ruth, pseudo)
  const params = { id: ruth.organizationId }
  await ruth.client.call(inviteMember, { params, body: { email: 'guest@example.net', role: 'manager' } })
  const sent = await send(env)
  expect(sent.get('guest@example.net')?.subject).toBe('Ruth Calloway invites you to Harbor Light')
})

test('a daily email is in its reader’s language, with its topics and notifications', async () => {
  const { ruth, project, maya } = await receiveApplication()
  await ruth.client.patch('/api/notification-preferences', {
    topics: [{ topic: 'applications', inProduct: true, mail: 'daily' }],
  })
  await setLanguage(ruth, pseudo)
  await anApplication(maya, project.id)
  const now = new Date(Date.now() + 2 * 86_400_000)
  await makeDigests({ db: database.db, now, signal: new AbortController().signal })
  const text = (await send(env, { now: () => now })).get(ruth.email)?.text ?? ''
  expect(text).toContain('⟦Ñééw áápplííçáátííóóñš⟧\n')
  expect(text).toMatch(/⟦Maya Lindqvist wóóúúld .* “Clean the creek”\.⟧\n/)
})

test('administrators see the subject of a waiting email as it will be sent', async () => {
  const admin = await anAdministrator(server)
  const { ana, project, maya } = await receiveApplication()
  await setLanguage(ana, pseudo)
  await anApplication(maya, project.id)
  const { body } = await admin.client.get('/api/admin/jobs?state=waiting')
  const shown = body['find'](
    ({ letter }: { letter: (SentEmail & { recipient: string }) | null }) => letter?.recipient === ana.email,
  )
  expect(shown.letter.subject).toBe('⟦Maya Lindqvist áápplííééd tóó “Clean the creek”⟧')
})
