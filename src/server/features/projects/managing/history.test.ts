import { describe, expect, test } from 'vitest'
import { anApplication, anOrganization, aProject, aVolunteer } from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

const server = useServer()
const act = (client: Client, id: string, move: string) => client.post(`/api/projects/${id}/${move}`)

describe('the history of a project', () => {
  test('shows its members what happened, by whom and when, newest first', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner)
    await anApplication(await aVolunteer(server), id)
    await owner.client.patch(`/api/projects/${id}`, { title: 'Another title' })
    await act(owner.client, id, 'pause')
    await act(owner.client, id, 'resume')
    await act(owner.client, id, 'complete')
    const { status, body } = await owner.client.get(`/api/projects/${id}/history`)
    const { firstName, lastName } = owner.user
    const entry = { at: expect.any(String), fields: [], actor: { id: owner.id, firstName, lastName } }
    expect([status, body]).toEqual([
      200,
      [
        { ...entry, event: 'completed' },
        { ...entry, event: 'resumed' },
        { ...entry, event: 'paused' },
        { ...entry, event: 'edited', fields: ['title'] },
        { ...entry, event: 'published' },
      ],
    ])
  })

  test('comes in pages of 12 with the number of entries, and refuses an invalid cursor', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner)
    await anApplication(await aVolunteer(server), id)
    for (let round = 0; round < 7; round += 1) {
      await act(owner.client, id, 'pause')
      await act(owner.client, id, 'resume')
    }
    const path = `/api/projects/${id}/history`
    const first = await owner.client.get(path)
    const cursor = /[?&]cursor=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1]
    const last = await owner.client.get(`${path}?cursor=${cursor}`)
    expect([first, last].map(({ body, headers }) => [body.length, headers.get('x-total-count')])).toEqual([
      [12, '15'],
      [3, '15'],
    ])
    expect([last.body.at(-1).event, last.headers.get('link')]).toEqual(['published', null])
    expect((await owner.client.get(`${path}?cursor=none`)).status).toBe(400)
  })
})
