import { describe, expect, test } from 'vitest'
import { changeNote, listNotes, removeNote, writeNote } from '#contract/applications/triage.ts'
import { aColleague, aProjectWithApplicants, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

const server = useServer()

async function twoMembers() {
  const world = await aProjectWithApplicants(server)
  return { ...world, colleague: await aColleague(server, world.owner) }
}
const write = async (client: Client, id: string, text: string) =>
  expectSuccess(await client.call(writeNote, { params: { id }, body: { text } }))
const read = async (client: Client, id: string) =>
  expectSuccess(await client.call(listNotes, { params: { id }, query: {} }))

describe('private notes on an application', () => {
  test('all members read notes with their author and time, newest first', async () => {
    const { owner, colleague, id } = await twoMembers()
    const first = await write(owner.client, id, '  Call her first. ')
    const second = await write(colleague.client, id, 'She knows our printer.')
    expect(first).toMatchObject({ text: 'Call her first.', isOwn: true, author: { id: owner.id } })
    expect(first.createdAt).toBe(first.updatedAt)
    expect(await read(owner.client, id)).toEqual([{ ...second, isOwn: false }, first])
    expect(await read(colleague.client, id)).toEqual([second, { ...first, isOwn: false }])
    const { body } = await owner.client.get('/api/received-applications')
    expect(body[0].triage).toEqual({ isShortlisted: false, notesCount: 2 })
  })

  test('a note has the language it seems to be in, again after a change', async () => {
    const { owner, id } = await twoMembers()
    const note = await write(owner.client, id, 'Llámala primero: conoce nuestra imprenta desde hace años.')
    expect(note.language).toBe('es')
    const text = 'Ruf sie zuerst an, sie kennt unsere Druckerei seit vielen Jahren.'
    const body = expectSuccess(
      await owner.client.call(changeNote, { params: { id: note.id }, body: { text } }),
    )
    expect(body).toMatchObject({ text, language: 'de' })
  })

  test('only its author can change or remove a note', async () => {
    const { owner, colleague, id } = await twoMembers()
    const note = await write(owner.client, id, 'Call her first.')
    const params = { id: note.id }
    const text = 'Called her: free from May.'
    for (const refused of [
      await colleague.client.call(changeNote, { params, body: { text } }),
      await colleague.client.call(removeNote, { params }),
    ]) {
      expect([refused.status, refused.body]).toMatchObject([403, { code: 'note_not_yours' }])
    }
    const changed = expectSuccess(await owner.client.call(changeNote, { params, body: { text } }))
    expect(changed).toMatchObject({ id: note.id, text, createdAt: note.createdAt })
    expect(changed.updatedAt > note.createdAt).toBe(true)
    expect(expectSuccess(await owner.client.call(removeNote, { params }))).toEqual(changed)
    expect(await read(owner.client, id)).toEqual([])
    const again = await owner.client.call(removeNote, { params })
    expect([again.status, again.body]).toMatchObject([404, { code: 'note_not_found' }])
  })

  test('notes stay after their author leaves, who can no longer change them', async () => {
    const { owner, colleague, id } = await twoMembers()
    const note = await write(colleague.client, id, 'She knows our printer.')
    await server.database.pool.query('delete from organization_members where user_id = $1', [colleague.id])
    const params = { id: note.id }
    expect((await colleague.client.call(changeNote, { params, body: { text: 'x' } })).status).toBe(404)
    expect((await colleague.client.get(`/api/applications/${id}/notes`)).status).toBe(404)
    expect(await read(owner.client, id)).toHaveLength(1)
  })

  test.each([
    ['', 'Please write a note'],
    ['   ', 'Please write a note'],
    ['x'.repeat(4001), 'Must be at most 4,000 characters'],
  ])('the note %j is rejected', async (text, message) => {
    const { owner, id } = await aProjectWithApplicants(server)
    const { status, body } = await owner.client.post(`/api/applications/${id}/notes`, { text })
    expect([status, body.issues]).toEqual([422, [{ path: 'text', message }]])
  })

  test('notes have pages of twelve', async () => {
    const { owner, id } = await aProjectWithApplicants(server)
    for (let count = 1; count <= 13; count += 1) await write(owner.client, id, `Note ${count}`)
    const { body, headers } = await owner.client.get(`/api/applications/${id}/notes`)
    expect([body.length, body[0].text, headers.get('x-total-count')]).toEqual([12, 'Note 13', '13'])
    const next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] ?? ''
    expect((await owner.client.get(next)).body.map(({ text }: { text: string }) => text)).toEqual(['Note 1'])
  })
})
