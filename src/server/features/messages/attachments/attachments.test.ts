import { describe, expect, test } from 'vitest'
import { deleteMessage, uploadAttachment, type Message } from '#contract/messages/messages.ts'
import { type Attachment } from '#contract/messages/attachments.ts'
import { handlers } from '#server/jobs/handlers.ts'
import { aPdf } from '#tests/support/scenarios/documents.ts'
import { aPicture, blobOf } from '#tests/support/scenarios/images.ts'
import { aConversationByCall, send } from '#tests/support/scenarios/messaging.ts'
import { aVolunteer, countStatuses, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'
import { makeJobContext } from '#tests/support/running/job-context.ts'
import { useServer } from '#tests/support/running/server.ts'

let time = Date.now()
const server = useServer({ now: () => new Date(time) })
const { rows: run } = server

async function sweep() {
  await handlers.get('files.sweep')?.run(makeJobContext(server, { now: new Date(time) }), {})
}

const upload = ({ client }: Person, id: string, { name = 'Plan.pdf', bytes = aPdf() } = {}) =>
  client.call(uploadAttachment, { params: { id }, query: { name }, file: blobOf(bytes) })
const keep = async (person: Person, id: string, file = {}): Promise<Attachment> =>
  expectSuccess(await upload(person, id, file))

async function sendFile(person: Person, id: string): Promise<Message> {
  const { id: file } = await keep(person, id)
  return expectSuccess(await send(person, id, { attachmentIds: [file] }))
}
const fileOf = ({ attachments: [file] }: Message): Attachment => {
  if (!file) throw new Error('no file')
  return file
}
const statusOf = async ({ client }: Person, path: string) => (await client.send(path, {})).status

describe('a file of a message', () => {
  test('a message file is a PDF or an image with a safe name, sent with or without text', async () => {
    const { volunteer, owner, id } = await aConversationByCall(server)
    const pdf = await keep(volunteer, id, { name: '../secret/Plan 2026.exe' })
    expect(pdf).toMatchObject({ name: 'Plan 2026.pdf', mimeType: 'application/pdf', size: aPdf().length })
    const picture = await keep(volunteer, id, { name: 'Logo.png', bytes: await aPicture({}) })
    expect(picture).toMatchObject({ name: 'Logo.webp', mimeType: 'image/webp' })
    const sent = expectSuccess(await send(volunteer, id, { attachmentIds: [picture.id, pdf.id] }))
    expect(sent.attachments).toEqual([picture, pdf])
    const read = await owner.client.send(pdf.path, {})
    expect(read.status).toBe(200)
    expect(read.headers.get('content-disposition')).toBe(
      `attachment; filename="Plan 2026.pdf"; filename*=UTF-8''Plan%202026.pdf`,
    )
    expect(read.headers.get('content-security-policy')).toContain('sandbox')
    expect(read.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.from(await read.arrayBuffer())).toEqual(aPdf())
    const shown = await owner.client.send(picture.path, {})
    expect(shown.headers.get('content-type')).toBe('image/webp')
  })

  test('a message file is readable by the conversation’s readers, and before sending only by its uploader', async () => {
    const { volunteer, owner, id } = await aConversationByCall(server)
    const stranger = await aVolunteer(server)
    const unsentFile = await keep(volunteer, id)
    expect(await statusOf(volunteer, unsentFile.path)).toBe(200)
    expect(await statusOf(owner, unsentFile.path)).toBe(404)
    const { path } = fileOf(await sendFile(volunteer, id))
    expect(await statusOf(owner, path)).toBe(200)
    expect(await statusOf(stranger, path)).toBe(404)
    expect((await fetch(new URL(path, server.url))).status).toBe(401)
  })

  test('a key for repeated calls does not count for files, so a second file is not answered with the first', async () => {
    const { volunteer, id } = await aConversationByCall(server)
    const sendWithKey = async (bytes: Buffer) => {
      const body = new FormData()
      body.append('file', blobOf(bytes), 'Plan.pdf')
      const headers = { 'idempotency-key': 'mine' }
      const path = `/api/conversations/${id}/attachments?name=Plan.pdf`
      const answer = await volunteer.client.send(path, { method: 'POST', body, headers })
      return [answer.status, (await answer.json()).mimeType]
    }
    expect(await sendWithKey(aPdf())).toEqual([201, 'application/pdf'])
    expect(await sendWithKey(await aPicture({}))).toEqual([201, 'image/webp'])
  })

  test('a file of the wrong type, too large, or for someone else’s conversation is refused', async () => {
    const { volunteer, owner, id } = await aConversationByCall(server)
    const bytes = Buffer.from('<script>alert(1)</script>')
    expect((await upload(volunteer, id, { name: 'a.pdf', bytes })).body).toMatchObject({
      code: 'not_a_document',
    })
    expect((await upload(volunteer, id, { bytes: Buffer.alloc(5 * 1024 * 1024 + 1) })).status).toBe(413)
    expect((await upload(await aVolunteer(server), id)).status).toBe(404)
    await owner.client.put(`/api/conversations/${id}/block`, {})
    expect((await upload(volunteer, id)).body).toMatchObject({ code: 'contact_unavailable' })
  })

  test('a file can be attached to one message of its uploader and to no other', async () => {
    const { volunteer, owner, id } = await aConversationByCall(server)
    const other = await aConversationByCall(server)
    const { id: file } = await keep(volunteer, id)
    const take = (person: Person, conversation: string) =>
      send(person, conversation, { content: 'Here.', attachmentIds: [file] })
    expect(countStatuses([await take(owner, id), await take(other.volunteer, other.id)])).toEqual({ 404: 2 })
    const answers = await Promise.all([take(volunteer, id), take(volunteer, id)])
    expect(countStatuses(answers)).toEqual({ 201: 1, 404: 1 })
  })

  test('deleting a message deletes its files, including from disk', async () => {
    const { volunteer, owner, id } = await aConversationByCall(server)
    const message = await sendFile(volunteer, id)
    const { path } = fileOf(message)
    const { body } = await volunteer.client.call(deleteMessage, { params: { id: message.id } })
    expect(body.attachments).toEqual([])
    expect(await statusOf(owner, path)).toBe(404)
    expect(
      await run("select 1 from files where purpose = 'attachment' and removed_at is null"),
    ).not.toContain(path)
  })

  test('an unsent file is removed after a day, and a sent one stays', async () => {
    const { volunteer, owner, id } = await aConversationByCall(server)
    const unsentFile = await keep(volunteer, id)
    const { path } = fileOf(await sendFile(volunteer, id))
    time += 3_600_000
    await sweep()
    expect(await statusOf(volunteer, unsentFile.path)).toBe(200)
    time += 24 * 3_600_000
    await sweep()
    expect(await statusOf(volunteer, unsentFile.path)).toBe(404)
    expect((await send(volunteer, id, { attachmentIds: [unsentFile.id] })).status).toBe(404)
    expect(await statusOf(owner, path)).toBe(200)
    await run('delete from conversations where id = $1', id)
    await sweep()
    expect(await run('select 1 from files where owner_id = $1', volunteer.id)).toEqual([])
  })
})
