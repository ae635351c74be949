import { describe, expect, test } from 'vitest'
import { listAppealedSentences } from '#contract/moderation/appeals.ts'
import { safeguards } from '#domain/safeguards/safeguards.ts'
import { anOrganization, expectSuccess, insertProjects } from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

const now = new Date('2026-05-10T12:00:00Z')
const server = useServer({ now: () => now })
const { rows } = server
const edit = (client: Client, id: string, change: object) => client.patch(`/api/projects/${id}`, change)

describe('a refused sentence of an imported listing', () => {
  const title = 'A title of our own'
  const importOne = async (externalId: string, description: string) => {
    const owner = await anOrganization(server)
    const { organizationId } = owner
    const [id = ''] = await insertProjects(server.database.db, [
      { organizationId, externalId, importedAt: now, updatedAt: now, description },
    ])
    return { owner, id }
  }

  test.each([
    ['this version of the rule', safeguards.S9.version],
    ['an earlier version', 1],
  ])('must go with the first edit, unless staff dismissed it for %s', async (_, version) => {
    const { owner, id } = await importOne(`listing-2-${version}`, 'Applicants must pay a $50 deposit.')
    expect(await edit(owner.client, id, { title })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'description' }] },
    })
    await rows(
      `insert into project_reports (project_id, source, rule, rule_version, effect, field, evidence, verdict, note, decided_at)
       values ($1, 'product', 'S9', ${version}, 'block', 'description',
         'Applicants must pay a $50 deposit.', 'dismiss', 'It is paid back.', now())`,
      id,
    )
    // The form knows the same, and not for another project.
    const ask = (projectId?: string) =>
      owner.client.call(listAppealedSentences, { query: { ...(projectId && { projectId }) } })
    const sentence = 'Applicants must pay a $50 deposit.'
    expect(expectSuccess(await ask(id))).toEqual([{ rule: 'S9', sentence, state: 'granted' }])
    const { id: other } = await importOne(`listing-4-${version}`, sentence)
    expect([await ask(), await ask(other)]).toMatchObject([{ body: [] }, { body: [] }])
    expect((await edit(owner.client, id, { title })).status).toBe(200)
    const changed = await edit(owner.client, id, { description: 'Applicants must pay a $60 deposit.' })
    expect(changed.status).toBe(422)
  })

  test('that no rule refused at the first edit may stay where a later one changes nothing', async () => {
    const { owner, id } = await importOne('listing-3', 'A sentence that a later rule refuses.')
    expect((await edit(owner.client, id, { title })).status).toBe(200)
    await rows("update projects set description = 'Applicants must pay a $50 deposit.' where id = $1", id)
    expect((await edit(owner.client, id, { title: 'Another title' })).status).toBe(200)
  })
})
