import { beforeAll, describe, expect, test } from 'vitest'
import { getCredential, listMyCredentials, revokeCredential } from '#contract/credentials/credentials.ts'
import { hideWork } from '#contract/portfolios/portfolios.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { aDoneCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { runJob, secrets } from '#tests/support/scenarios/credentials.ts'
import { expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer({ env: { SECRETS: secrets } })
const { rows } = server
const issue = () => runJob(server, 'credentials.sweep')
const reconcile = () => runJob(server, 'rewards.sweep')

/** Signed-off work with its badge, and the credentials for both. */
async function issueCredentials() {
  const done = await aDoneCollaboration(server)
  await reconcile()
  await issue()
  const all = expectSuccess(await done.volunteer.client.call(listMyCredentials, { query: {} }))
  const [badge, work] = ['badge', 'work'].map((kind) => all.find((each) => each.kind === kind)?.id)
  if (!badge || !work) throw new Error('nothing was issued')
  return { ...done, badge, work }
}

const ask = (id: string) => server.openClient().call(getCredential, { params: { id } })
const read = async (id: string) => expectSuccess(await ask(id))
const statuses = async (id: string) => {
  const client = server.openClient()
  const addresses = [`/api/credentials/${id}`, `/credentials/${id}.json`, `/credentials/${id}.svg`]
  const answers = await Promise.all(addresses.map((address) => client.get(address)))
  return answers.map(({ status }) => status)
}
const [there, gone] = [
  [200, 200, 200],
  [404, 404, 404],
]

describe('a withheld credential', () => {
  let about: Awaited<ReturnType<typeof issueCredentials>>
  beforeAll(async () => {
    about = await issueCredentials()
  })
  const setVisibility = (visibility: string) =>
    rows('update projects set visibility = $2 where id = $1', about.projectId, visibility)
  const suspend = () =>
    rows(
      `insert into organization_suspensions (organization_id, reason) values ($1, 'A rule')`,
      about.owner.organizationId,
    )

  test('a credential is unavailable while moderation hides its project, and returns unchanged', async () => {
    await setVisibility('held')
    expect(await statuses(about.work)).toEqual(gone)
    await setVisibility('published')
    expect(await statuses(about.work)).toEqual(there)
  })

  test('a credential is unavailable while its organization is suspended', async () => {
    await suspend()
    expect(await statuses(about.work)).toEqual(gone)
    await rows('delete from organization_suspensions')
    expect(await statuses(about.work)).toEqual(there)
  })

  test('credentials for work and badges are unavailable while their holder is suspended', async () => {
    await rows('update users set disabled_at = now() where id = $1', about.volunteer.id)
    expect([await statuses(about.work), await statuses(about.badge)]).toEqual([gone, gone])
    await rows('update users set disabled_at = null where id = $1', about.volunteer.id)
    expect([await statuses(about.work), await statuses(about.badge)]).toEqual([there, there])
  })

  test('a withheld credential is neither issued nor signed again, and the next round issues it', async () => {
    const done = await aDoneCollaboration(server)
    const issued = () => rows('select id from credentials where application_id = $1', done.id)
    await rows(`update projects set visibility = 'held' where id = $1`, done.projectId)
    await issue()
    expect(await issued()).toEqual([])
    await rows(`update projects set visibility = 'published' where id = $1`, done.projectId)
    await issue()
    expect(await issued()).toHaveLength(1)
    await setVisibility('held')
    const signed = () => rows('select document from credentials where id = $1', about.work)
    const before = await signed()
    await rows(
      `insert into hour_entries (application_id, date, hours, status, decided_at) values ($1, current_date, 2, 'confirmed', now())`,
      about.id,
    )
    await runJob(server, 'credentials.work', { payload: { applicationId: about.id } })
    expect(await signed()).toEqual(before)
    await setVisibility('published')
  })

  test('a withheld credential is unavailable to administrators too, who can still revoke it', async () => {
    const admin = await anAdministrator(server)
    const { work, projectId } = await issueCredentials()
    await rows(`update projects set visibility = 'held' where id = $1`, projectId)
    const revoked = await admin.client.call(revokeCredential, {
      params: { id: work },
      body: { reason: 'Made up' },
    })
    expect(expectSuccess(revoked)).toMatchObject({ state: 'revoked' })
    expect(await statuses(work)).toEqual(gone)
  })
})

describe('a badge’s page', () => {
  test('a badge’s page does not name work that its volunteer hides or that was removed', async () => {
    const { badge, volunteer, id, projectId } = await issueCredentials()
    const [named] = (await read(badge)).evidence
    expect(named?.name).toBeTruthy()
    await rows(`update projects set visibility = 'held' where id = $1`, projectId)
    expect(await read(badge)).toMatchObject({ state: 'valid', evidence: [] })
    await rows(`update projects set visibility = 'published' where id = $1`, projectId)
    expect((await read(badge)).evidence).toEqual([named])
    expectSuccess(await volunteer.client.call(hideWork, { params: { id } }))
    expect(await read(badge)).toMatchObject({ state: 'valid', evidence: [] })
  })
})

describe('an unreadable credential', () => {
  test.each([
    ['no proof', `document - 'proof'`],
    ['no shape', `'{}'::jsonb`],
    ['an issuer that is none', `jsonb_set(document, '{issuer}', '7')`],
  ])('a credential counts as forged: %s', async (_, written) => {
    const { work, volunteer } = await issueCredentials()
    await rows(`update credentials set document = ${written} where id = $1`, work)
    expect(await read(work)).toMatchObject({ id: work, state: 'forged', evidence: [] })
    expect((await server.openClient().get(`/credentials/${work}.svg`)).status).toBe(404)
    const own = expectSuccess(await volunteer.client.call(listMyCredentials, { query: {} }))
    expect(own).toContainEqual(expect.objectContaining({ id: work }))
  })
})

describe('issuing rounds', () => {
  test('issuing rounds skip what cannot be issued, and end', async () => {
    await rows(`delete from jobs where kind = 'credentials.round'`)
    const payload = { of: 'badge', afterId: 'ffffffff-ffff-4fff-bfff-ffffffffffff' }
    await runJob(server, 'credentials.round', { payload })
    expect(await rows(`select id from jobs where kind = 'credentials.round'`)).toEqual([])
  })
})
