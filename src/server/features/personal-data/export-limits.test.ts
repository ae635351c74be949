import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { useServer } from '#tests/support/running/server.ts'
import { leave, passDays } from '#tests/support/scenarios/deletion.ts'
import {
  downloadExport,
  latestExport,
  requestExport,
  useExports,
} from '#tests/support/scenarios/personal-data.ts'
import { anOrganization, aProject, aVolunteer, expectSuccess } from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const { run, runJob, anExport } = useExports(server, () => new Date())

const exported = async (person: Parameters<typeof latestExport>[0]) =>
  (await downloadExport(person, await anExport(person))).data.data

test('an address that the person has not verified leads to nothing that others sent to it', async () => {
  const [person, owner] = [await aVolunteer(server), await anOrganization(server)]
  await run(
    `insert into organization_invitations (organization_id, email, role, invited_by, token_hash, expires_at)
     values ($1, $2, 'manager', $3, sha256('a'), now() + interval '7 days')`,
    owner.organizationId,
    person.email.toUpperCase(),
    owner.id,
  )
  await run('update users set email_verified_at = null where id = $1', person.id)
  const data = await exported(person)
  expect(data.organizations.invitationsReceived).toEqual([])
  expect(data.account.account).toMatchObject([{ email: person.email }])
  await run('update users set email_verified_at = now() where id = $1', person.id)
  expect((await exported(person)).organizations.invitationsReceived).toHaveLength(1)
})

test('emails about another account are not in an export, although they went to the address that is the person’s now', async () => {
  const [person, other] = [await aVolunteer(server), await aVolunteer(server)]
  await run('update users set email_verified_at = now() where id = $1', person.id)
  const insert = (userId: string | null, subject: string) =>
    run(
      `insert into outbox (message_id, user_id, recipient, subject, text, html) values ($1, $2, $3, $4, '', '')`,
      randomUUID(),
      userId,
      person.email,
      subject,
    )
  await insert(other.id, 'About the earlier owner')
  await insert(null, 'To the new owner of the address')
  const subjects = (await exported(person)).notifications.emails.map(
    (row: { subject: string }) => row.subject,
  )
  expect(subjects).toContain('To the new owner of the address')
  expect(subjects).not.toContain('About the earlier owner')
})

test('who left an organization gets nothing that only its members may read', async () => {
  const owner = await anOrganization(server)
  const { id: projectId } = await aProject(owner)
  const asMember = await exported(owner)
  expect(asMember.organizations.projects).toMatchObject([{ id: projectId }])
  await run('delete from organization_members where user_id = $1', owner.id)
  await run("update projects set title = 'Secret merger' where id = $1", projectId)
  const { data } = await downloadExport(owner, await anExport(owner))
  expect(data.data.organizations.projects).toEqual([])
  expect(JSON.stringify(data)).not.toContain('Secret merger')
})

test('who is leaving can still get their data, and nothing of it can be downloaded once they are gone', async () => {
  const person = await aVolunteer(server)
  await leave(person)
  expectSuccess(await requestExport(person))
  const exportId = (await latestExport(person))?.id ?? ''
  await runJob('personal_data.export', { exportId })
  const { data } = await downloadExport(person, exportId)
  expect(data.data.account.deletion).toMatchObject([{ keepsCredentials: true, completedAt: null }])
  await passDays(server.database, 31)
  expect(await run('select 1 from personal_exports where user_id = $1', person.id)).toEqual([])
})

test('a stored form with hostile field names and deep values is text on the page', async () => {
  const owner = await anOrganization(server)
  const deep = `${'['.repeat(500)}"deepest"${']'.repeat(500)}`
  await run(
    `insert into unfinished_projects (id, organization_id, user_id, form) values ($1, $2, $3, $4)`,
    randomUUID(),
    owner.organizationId,
    owner.id,
    `{"toString": "first", "__proto__": {"constructor": "second"}, "<b>": "third", "deep": ${deep}}`,
  )
  const { page, data } = await downloadExport(owner, await anExport(owner))
  expect(page).toContain('<dt>To string</dt><dd><span dir="auto">first</span></dd>')
  expect(page).toContain('<dt>Constructor</dt>')
  expect(page).toContain('<dt>&lt;b&gt;</dt>')
  expect(page).not.toContain('deepest')
  expect(JSON.stringify(data)).toContain('deepest')
})
