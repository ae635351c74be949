import { expect, test } from 'vitest'
import { listDecisions } from '#contract/moderation/appeals.ts'
import { limits } from '#contract/limits.ts'
import { listRefusal } from '#tests/support/checks/refusal.ts'
import { likelyFee } from '#tests/support/scenarios/project-cases.ts'
import { anOrganization, aProject } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

test('decisions come in pages, newest first, each once, and with their total', async () => {
  const owner = await anOrganization(server)
  const titles = Array.from({ length: limits.page + 3 }, (_, index) => `Sort the archive ${index}`)
  for (const title of titles) await aProject(owner, { title, requirements: likelyFee })
  const first = await owner.client.get('/api/decisions')
  expect(first.headers.get('x-total-count')).toBe(String(titles.length))
  const next = /^<([^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  const second = await owner.client.get(next)
  expect(second.headers.get('link')).toBeNull()
  const listed = [first, second].map(({ body }) => listDecisions.response.parse(body))
  expect(listed.map(({ length }) => length)).toEqual([limits.page, 3])
  const all = listed.flat()
  expect(all.map(({ name }) => name)).toEqual(titles.toReversed())
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
})

test('decisions about one project are only for its organization', async () => {
  const [owner, stranger] = [await anOrganization(server), await anOrganization(server)]
  const [asked] = [
    await aProject(owner, { requirements: likelyFee }),
    await aProject(owner, { requirements: likelyFee }),
  ]
  const query = { projectId: asked.id }
  const answer = await owner.client.get(`/api/decisions?${new URLSearchParams(query)}`)
  expect(answer.body).toMatchObject([{ decision: 'review', rule: 'S9', projectId: asked.id }])
  expect(answer.headers.get('x-total-count')).toBe('1')
  expect((await stranger.client.call(listDecisions, { query })).body).toEqual([])
})

test('a cursor of no list is refused', async () => {
  const owner = await anOrganization(server)
  const call = () => owner.client.get('/api/decisions?cursor=bad')
  expect(await listRefusal(server, call)).toEqual([400, 'bad_cursor'])
})
