import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test, onTestFinished } from 'vitest'
import { defaultSiteName, setSiteName } from '#contract/i18n/site-name.ts'
import { uploadAttachment } from '#contract/messages/messages.ts'
import { files } from '#server/db/tables/images.ts'
import { organizationMembers } from '#server/db/tables/organizations.ts'
import { writeStored } from '#server/files/stored.ts'
import { makeJobContext } from '#tests/support/running/job-context.ts'
import { useServer } from '#tests/support/running/server.ts'
import { aPdf } from '#tests/support/scenarios/documents.ts'
import { blobOf } from '#tests/support/scenarios/images.ts'
import { aConversationByCall, say, send } from '#tests/support/scenarios/messaging.ts'
import {
  downloadExport,
  exportFile,
  latestExport,
  refusalOf,
  requestExport,
  useExports,
} from '#tests/support/scenarios/personal-data.ts'
import { anOrganization, aVolunteer, expectSuccess } from '#tests/support/scenarios/scenario.ts'

const day = 86_400_000
let ahead = 0
const now = () => new Date(Date.now() + ahead)
// Files on disk have the time of the machine.
afterEach(() => {
  ahead = 0
})
const server = useServer({ now })
const { emails, run, runJob, filesOnDisk, anExport } = useExports(server, now)

describe('a person’s data export', () => {
  test('is made by a job, announced by email and has the person’s data, a page and their files', async () => {
    const { volunteer, owner, id } = await aConversationByCall(server, 'Do you need <b>help</b>?')
    await say(owner, id, '<script>alert(1)</script> & "thanks"')
    const attached = await volunteer.client.call(uploadAttachment, {
      params: { id },
      query: { name: 'Plan & <Budget>.pdf' },
      file: blobOf(aPdf()),
    })
    expectSuccess(await send(volunteer, id, { attachmentIds: [expectSuccess(attached).id] }))
    const requested = await requestExport(volunteer)
    expect(requested).toMatchObject({ status: 202, body: { export: { state: 'preparing', size: null } } })
    const exportId = requested.body.export?.id ?? ''
    expect(await refusalOf(volunteer, exportId)).toEqual([409, 'export_not_ready'])
    const email = await emails.findEmail(volunteer.email, 'Your data is ready to download')
    expect(email?.text).toContain('/profile?tab=settings#personal-data')
    const ready = await latestExport(volunteer)
    expect(ready).toMatchObject({ id: exportId, state: 'ready', isByAdministrator: false })
    expect(Date.parse(ready?.expiresAt ?? '') - Date.parse(ready?.requestedAt ?? '')).toBeGreaterThanOrEqual(
      7 * day,
    )

    setSiteName('Léon’s Hilfe & Co.')
    onTestFinished(() => setSiteName(defaultSiteName))
    const { response, zip, data, page } = await downloadExport(volunteer, exportId)
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="leon-s-hilfe-co-\d{4}-\d\d-\d\d\.zip"$/,
    )
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect([...zip.keys()]).toEqual(['data.json', 'index.html', 'files/attachments/Plan & Budget.pdf'])
    expect(zip.get('files/attachments/Plan & Budget.pdf')).toEqual(aPdf())
    expect(data.data.account.account).toMatchObject([{ id: volunteer.id, email: volunteer.email }])
    expect(data.data.messages.messages.map(({ content }: { content: string }) => content)).toEqual([
      'Do you need <b>help</b>?',
      '<script>alert(1)</script> & "thanks"',
      '',
    ])
    expect(data.names.people[owner.id]).toContain(owner.user.firstName)
    expect(JSON.stringify(data)).not.toContain(owner.email)
    expect(page).toContain('Do you need &lt;b&gt;help&lt;/b&gt;?')
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;thanks&quot;')
    expect(page).not.toContain('<script')
    expect(page).toContain('href="files/attachments/Plan%20%26%20Budget.pdf"')
    const actions = await run(
      "select action from audit_log where actor_id = $1 and action like 'personal_data.%' order by id",
      volunteer.id,
    )
    expect(actions).toEqual([{ action: 'personal_data.request' }, { action: 'personal_data.download' }])
  })

  test('has only what an organization’s member did, not what the organization received', async () => {
    const { volunteer, owner, id } = await aConversationByCall(server, 'My secret number is 555-0199')
    await say(owner, id, 'Thank you, we will call')
    const { data } = await downloadExport(owner, await anExport(owner))
    expect(data.data.messages.messages).toMatchObject([{ content: 'Thank you, we will call' }])
    expect(JSON.stringify(data)).not.toContain('555-0199')
    expect(JSON.stringify(data)).not.toContain(volunteer.email)
  })

  test('has the documents of an organization only while the person is a member', async () => {
    const owner = await anOrganization(server)
    const name = randomUUID().replaceAll('-', '')
    const stored = { name, purpose: 'document', mediaType: 'application/pdf' } as const
    const { config, db } = makeJobContext(server)
    await writeStored(config, stored, aPdf())
    await db.insert(files).values({
      ...stored,
      ownerId: owner.id,
      organizationId: owner.organizationId,
      documentKind: 'boardList',
      sha256: Buffer.alloc(32),
      size: aPdf().length,
      storedAt: now(),
    })
    const asMember = await downloadExport(owner, await anExport(owner))
    expect([...asMember.zip.keys()]).toContain('files/documents/boardList.pdf')
    await db.delete(organizationMembers)
    const asFormer = await downloadExport(owner, await anExport(owner))
    expect([...asFormer.zip.keys()]).toEqual(['data.json', 'index.html'])
  })

  test('is only for its person: others and visitors get nothing', async () => {
    const person = await aVolunteer(server)
    const id = await anExport(person)
    expect(await refusalOf(await aVolunteer(server), id)).toEqual([404, 'export_not_found'])
    expect((await fetch(new URL(exportFile(id), server.url))).status).toBe(401)
    expect(await refusalOf(person, 'no-id')).toEqual([404, 'export_not_found'])
  })

  test('asks for the password again ten minutes after it was entered, to request and to download', async () => {
    const person = await aVolunteer(server)
    const id = await anExport(person)
    ahead += 11 * 60_000
    expect(await requestExport(person)).toMatchObject({
      status: 403,
      body: { code: 'reauthentication_required' },
    })
    expect(await refusalOf(person, id)).toEqual([403, 'reauthentication_required'])
    expect(await latestExport(person)).toMatchObject({ state: 'ready' })
  })

  test('expires after seven days, and then the file and its row go', async () => {
    const person = await aVolunteer(server)
    const id = await anExport(person)
    const row = await run('select name from personal_exports where id = $1', id)
    ahead += 7 * day
    const { email, password } = person
    expectSuccess(await person.client.post('/api/login', { email, password }))
    expect(await refusalOf(person, id)).toEqual([410, 'export_expired'])
    expect(await latestExport(person)).toMatchObject({ state: 'expired' })
    await runJob('personal_data.sweep')
    expect(await refusalOf(person, id)).toEqual([404, 'export_not_found'])
    expect(await latestExport(person)).toBeNull()
    expect(await filesOnDisk()).not.toContain(`${row[0].name}.zip`)
  })

  test('replaces the earlier one when it is ready', async () => {
    const person = await aVolunteer(server)
    const first = await anExport(person)
    const before = await filesOnDisk()
    const second = await anExport(person)
    expect(await refusalOf(person, first)).toEqual([404, 'export_not_found'])
    await downloadExport(person, second)
    expect(await filesOnDisk()).toHaveLength(before.length)
  })
})
