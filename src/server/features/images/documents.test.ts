import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { listDocuments, removeDocument, uploadDocument } from '#contract/images/documents.ts'
import { imageLimits } from '#contract/limits.ts'
import type { DocumentKind } from '#domain/images/files.ts'
import { handlers } from '#server/jobs/handlers.ts'
import { aPdf } from '#tests/support/scenarios/documents.ts'
import { verificationForm } from '#tests/support/web/forms.ts'
import { aPicture, blobOf } from '#tests/support/scenarios/images.ts'
import {
  aColleague,
  anOrganization,
  expectSuccess,
  type OrganizationOwner,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { makeJobContext } from '#tests/support/running/job-context.ts'
import { useServer } from '#tests/support/running/server.ts'
import { requestVerification, readVerification } from '#tests/support/scenarios/verification.ts'

const server = useServer()
const { rows } = server

let owner: OrganizationOwner
beforeEach(async () => {
  owner = await anOrganization(server)
})

const params = (kind: DocumentKind) => ({ id: owner.organizationId, kind })
const send = (
  bytes: Buffer,
  kind: DocumentKind = 'exemptionLetter',
  { client }: Pick<Person, 'client'> = owner,
) => client.call(uploadDocument, { params: params(kind), file: blobOf(bytes) })
const sent = async (bytes: Buffer, kind?: DocumentKind) => expectSuccess(await send(bytes, kind))
const list = async ({ client }: Pick<Person, 'client'> = owner) =>
  expectSuccess(await client.call(listDocuments, { params: { id: owner.organizationId } }))
const remove = async (kind: DocumentKind) =>
  expectSuccess(await owner.client.call(removeDocument, { params: params(kind) }))
const read = (kind: DocumentKind, { client }: Pick<Person, 'client'> = owner) =>
  client.send(`/api/organizations/${owner.organizationId}/documents/${kind}/file`, {})

const onDisk = () => {
  const folder = path.join(server.folder, 'uploads/documents')
  if (!existsSync(folder)) return []
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
  return found.filter((entry) => entry.isFile()).map(({ name }) => name)
}
async function run(kind: string) {
  await handlers.get(kind)?.run(makeJobContext(server), {})
}
const filesOf = (id: string) =>
  rows(
    'select name, removed_at is not null as "isRemoved" from files where organization_id = $1 order by id',
    id,
  )

describe('an uploaded document', () => {
  test('a PDF is stored unchanged, and only members can download it, never open it inline', async () => {
    const pdf = aPdf()
    expect(await sent(pdf)).toEqual([
      {
        kind: 'exemptionLetter',
        isPdf: true,
        size: pdf.length,
        sentAt: expect.any(String),
        sentBy: `${owner.user.firstName} ${owner.user.lastName}`,
        path: `/api/organizations/${owner.organizationId}/documents/exemptionLetter/file`,
      },
    ])
    for (const person of [owner, await aColleague(server, owner)]) {
      const response = await read('exemptionLetter', person)
      expect(Buffer.from(await response.arrayBuffer()).equals(pdf)).toBe(true)
      const header = (name: string) => response.headers.get(name)
      expect(header('content-type')).toBe('application/pdf')
      expect(header('content-disposition')).toBe('attachment; filename="exemptionLetter.pdf"')
      expect(header('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
      expect(header('x-content-type-options')).toBe('nosniff')
      expect(header('cache-control')).toBe('no-store')
    }
    const stranger = await anOrganization(server)
    expect((await read('exemptionLetter', stranger)).status).toBe(404)
    expect((await read('exemptionLetter', { client: server.openClient() })).status).toBe(401)
    expect((await read('boardList')).status).toBe(404)
    expect((await send(pdf, 'boardList', stranger)).status).toBe(404)
    // It is not an image either, which could be read by its name alone.
    const [file] = await filesOf(owner.organizationId)
    expect((await server.openClient().send(`/images/${file.name}.webp`, {})).status).toBe(404)
    expect((await server.openClient().send(`/images/${file.name}.pdf`, {})).status).toBe(404)
  })

  test('a photographed document is encoded again without metadata, complete and large enough to read', async () => {
    const photo = await sharp(await aPicture({ width: 3000, height: 4000, format: 'jpeg' }))
      .withExif({ IFD0: { Artist: 'canary' } })
      .jpeg()
      .toBuffer()
    const [document] = await sent(photo)
    expect(document).toMatchObject({ isPdf: false })
    const bytes = Buffer.from(await (await read('exemptionLetter')).arrayBuffer())
    const { width, height, format, exif } = await sharp(bytes).metadata()
    expect([width, height, format, exif]).toEqual([1800, imageLimits.maxDocumentSide, 'webp', undefined])
  })

  test.each<[string, Buffer, [number, string]]>([
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), [415, 'not_a_document']],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), [415, 'not_a_document']],
    [
      'a PDF behind something else',
      Buffer.concat([Buffer.from('PK\x03\x04'), aPdf()]),
      [415, 'not_a_document'],
    ],
    ['half a PDF', aPdf().subarray(0, 30), [422, 'unreadable_document']],
    ['nothing', Buffer.alloc(0), [422, 'unreadable_document']],
    ['an image that is none', Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1'), [422, 'unreadable_image']],
    ['more than 5 MB', Buffer.concat([aPdf(), Buffer.alloc(imageLimits.bytes)]), [413, 'file_too_large']],
  ])(
    'S14 a document that is %s is rejected and leaves neither a row nor a file',
    async (_, bytes, [status, code]) => {
      const before = onDisk().length
      const answer = await send(bytes)
      expect([answer.status, answer.body]).toMatchObject([status, { code }])
      expect(await filesOf(owner.organizationId)).toEqual([])
      expect(onDisk().length).toBe(before)
      expect(await list()).toEqual([])
    },
  )

  test('a document can be replaced by another of its kind and removed, which leaves nothing behind', async () => {
    await sent(aPdf('first'))
    await sent(aPdf('board'), 'boardList')
    expect((await sent(aPdf('second'))).map(({ kind }) => kind)).toEqual(['exemptionLetter', 'boardList'])
    // Doing it again changes nothing.
    const before = await filesOf(owner.organizationId)
    await sent(aPdf('second'))
    expect(await filesOf(owner.organizationId)).toEqual(before)
    expect(await (await read('exemptionLetter')).text()).toContain('second')
    expect((await remove('exemptionLetter')).map(({ kind }) => kind)).toEqual(['boardList'])
    expect(await remove('exemptionLetter')).toHaveLength(1)
    await run('files.sweep')
    const left = await filesOf(owner.organizationId)
    expect(left.map(({ isRemoved }) => isRemoved)).toEqual([false])
    expect(onDisk().filter((name) => before.some((file) => name.startsWith(file.name)))).toEqual([
      `${left[0].name}.pdf`,
    ])
    const actions = await rows(
      'select action, before, after from audit_log where object_id = $1 order by id',
      owner.organizationId,
    )
    expect(actions.map(({ action }) => action)).toEqual([
      'document.send',
      'document.send',
      'document.send',
      'document.remove',
    ])
    expect(actions.at(-1)).toMatchObject({ before: { kind: 'exemptionLetter' }, after: null })
  })

  test('a document is deleted with its organization, and stays when its uploader’s account is deleted', async () => {
    await sent(aPdf())
    const [file] = await filesOf(owner.organizationId)
    await rows('update files set owner_id = null where name = $1', file.name)
    await run('files.sweep')
    expect(onDisk()).toContain(`${file.name}.pdf`)
    await rows('update files set organization_id = null where name = $1', file.name)
    await run('files.sweep')
    expect(onDisk()).not.toContain(`${file.name}.pdf`)
  })

  test('the documented call reports the stored documents, whatever the caller claims', async () => {
    await sent(aPdf(), 'auditedFinancials')
    await requestVerification(owner, verificationForm({ verificationDocuments: { boardList: true } }))
    const documents = async () => (await readVerification(owner)).request?.verificationDocuments
    expect(await documents()).toEqual({ exemptionLetter: false, auditedFinancials: true, boardList: true })
    await sent(aPdf(), 'exemptionLetter')
    await remove('auditedFinancials')
    expect(await documents()).toEqual({ exemptionLetter: true, auditedFinancials: false, boardList: true })
  })
})
