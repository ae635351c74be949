import { z } from 'zod'
import { describe, expect, test } from 'vitest'
import { declineApplications, shortlistApplications } from '#contract/applications/several-applications.ts'
import {
  anOrganization,
  aProject,
  aProjectWithApplicants,
  insertApplicants,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'
import { useSecondApp } from '#tests/support/running/second-app.ts'
import { openClient, useServer, type Client } from '#tests/support/running/server.ts'

const signalSchema = z.object({
  signal: z
    .object({ kind: z.string(), data: z.object({ applicationIds: z.array(z.string()).default([]) }) })
    .optional(),
})

const server = useServer()
const second = useSecondApp(server)
const { rows } = server
const shortlist = (client: Client, ids: readonly string[]) =>
  client.call(shortlistApplications, { body: { ids: [...ids], isShortlisted: true } })
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const post = async (client: Client, address: URL, body: object) => {
  const response = await openClient(address.origin).send(address.pathname, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', cookie: `sid=${client.cookies.get('sid')}` },
  })
  return { status: response.status, body: await response.json() }
}

describe('declining several applications', () => {
  const decline = (client: Client, ids: readonly string[]) =>
    client.call(declineApplications, { body: { ids: [...ids] } })

  test('more than one transaction holds are all declined, and the pages of colleagues are notified of each once', async () => {
    const owner = await anOrganization(server)
    const project = await aProject(owner)
    const ids = await insertApplicants(server.database.db, { projectId: project.id, count: 60 })
    const heard: string[][] = []
    const stop = await server.database.listen('live', (payload) => {
      const { signal } = signalSchema.parse(JSON.parse(payload === '' ? '{}' : payload))
      if (signal?.kind === 'application') heard.push(signal.data.applicationIds)
    })
    const answer = expectSuccess(await decline(owner.client, ids))
    expect([idsOf(answer.declined).toSorted(), answer.moved]).toEqual([ids.toSorted(), []])
    await expect.poll(() => heard.flat().toSorted()).toEqual(ids.toSorted())
    expect(heard).toHaveLength(3)
    await stop()
  })

  test('R4 two organizations that decline the same volunteers concurrently both succeed', async () => {
    const [one, two] = [await anOrganization(server), await anOrganization(server)]
    const projects = [await aProject(one), await aProject(two)]
    const ids = await insertApplicants(server.database.db, { projectId: projects[0]?.id ?? '', count: 60 })
    // In the opposite order of ids for the second organization.
    const copies = await rows(
      `insert into applications (project_id, volunteer_id, cover_letter)
       select $1, volunteer_id, 'x' from applications where id = any($2) order by id desc returning id`,
      projects[1]?.id,
      ids,
    )
    const answers = await Promise.all([
      post(one.client, new URL('/api/applications/decline', server.url), { ids }),
      post(two.client, new URL('/api/applications/decline', second.url), {
        ids: copies.map((row) => row.id),
      }),
    ])
    expect(answers.map(({ status, body }) => [status, body.declined?.length])).toEqual([
      [200, 60],
      [200, 60],
    ])
  })

  test('ids in upper case mean the same applications', async () => {
    const { owner, pending } = await aProjectWithApplicants(server, { applicants: 2 })
    const ids = idsOf(pending)
    const answer = expectSuccess(await decline(owner.client, [...ids, ...ids.map((id) => id.toUpperCase())]))
    expect([idsOf(answer.declined).toSorted(), answer.moved]).toEqual([ids.toSorted(), []])
    const listed = expectSuccess(
      await shortlist(
        owner.client,
        ids.map((id) => id.toUpperCase()),
      ),
    )
    expect([listed.changed, idsOf(listed.moved).toSorted()]).toEqual([[], ids.toSorted()])
  })
})
