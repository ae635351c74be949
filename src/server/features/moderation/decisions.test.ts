import { expect, test } from 'vitest'
import { listDecisions } from '#contract/moderation/appeals.ts'
import { limits } from '#contract/limits.ts'
import { listRefusal } from '#tests/support/checks/refusal.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { answerAppeal, appealDecision, findAppeal } from '#tests/support/scenarios/appeals.ts'
import { likelyFee } from '#tests/support/scenarios/project-cases.ts'
import { anOrganization, aProject, expectSuccess } from '#tests/support/scenarios/scenario.ts'
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

test('a decision names every rule that found something, also after its appeal was granted', async () => {
  const admin = await anAdministrator(server)
  const owner = await anOrganization(server)
  const { id } = await aProject(owner, {
    requirements: likelyFee,
    timeline: 'Start with a small trial task.',
    milestones: [{ title: 'Three steps' }],
  })
  const find = async () => {
    const query = { projectId: id }
    const [decision] = expectSuccess(await owner.client.call(listDecisions, { query }))
    return decision
  }
  const open = await find()
  const { rows } = await server.database.pool.query<{ rule: string }>(
    `select distinct rule from project_reports where project_id = $1 and effect <> 'warn'`,
    [id],
  )
  expect(rows).toHaveLength(2)
  expect(open?.rules.toSorted()).toEqual(rows.map(({ rule }) => rule).toSorted())
  expect(open?.rules).toContain(open?.rule)
  expectSuccess(await appealDecision(owner, open?.key ?? ''))
  const about = await findAppeal(admin, ({ subjectId }) => subjectId === id)
  expectSuccess(await answerAppeal(admin, about, { verdict: 'grant' }))
  expect((await find())?.rules).toEqual(open?.rules)
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
