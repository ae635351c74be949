import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { canonicalForm } from '#domain/applications/agreed-scope.ts'
import { listOtherScopes } from '#server/queries/applications/agreed-scope.ts'
import { listRefusal } from '#tests/support/checks/refusal.ts'
import { answerChange, aWorkAgreed, readScopes } from '#tests/support/scenarios/agreed-scopes.ts'
import {
  aColleague,
  anAcceptedApplication,
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'
import { openClient, useServer } from '#tests/support/running/server.ts'
import { findProjectScope } from '#server/queries/applications/project-scope.ts'
import { recordMissingScopes } from './scope-records.ts'

const server = useServer()
const { rows: query } = server

/** Leaves an application as an earlier release did: without the triggers, its version can be taken away. */
async function forget(id: string) {
  await query('alter table agreed_scopes disable trigger user')
  await query('delete from agreed_scopes where application_id = $1', id)
  await query('alter table agreed_scopes enable trigger user')
}
const countStored = async (id: string) =>
  (await query('select from agreed_scopes where application_id = $1', id)).length

describe('acceptance', () => {
  test('stores the scope of the project as version 1 with its hash, and both sides read it', async () => {
    const { owner, project, volunteer, id } = await aWorkAgreed(server)
    const scopes = await readScopes(volunteer, id)
    expect(scopes).toEqual(await readScopes(owner, id))
    const [version] = scopes.versions
    expect(version).toMatchObject({
      version: 1,
      source: 'acceptance',
      scope: {
        title: project.title,
        deliverables: '- Five printed flyers\n- Two long banners',
        hoursPerWeek: 2,
        totalHours: 3,
        duration: '1-2 weeks',
        timeline: null,
        isRemote: true,
        location: null,
        contact: 'Write to Ruth.',
      },
    })
    const text = version ? canonicalForm(version.scope) : ''
    expect(version?.hash).toBe(createHash('sha256').update(text).digest('hex'))
    expect(scopes.changes).toEqual([])
  })

  test('stores it for everyone whom one call accepts', async () => {
    const owner = await anOrganization(server)
    const { id: projectId } = await aProject(owner, { maxVolunteers: 3 })
    const volunteers = [await aVolunteer(server), await aVolunteer(server)]
    const ids = await Promise.all(volunteers.map(async (each) => (await anApplication(each, projectId)).id))
    expectSuccess(await owner.client.post('/api/applications/accept', { ids }))
    for (const id of ids) expect((await readScopes(owner, id)).versions).toHaveLength(1)
  })

  test('is the first: a pending application has no scope', async () => {
    const owner = await anOrganization(server)
    const { id: projectId } = await aProject(owner)
    const volunteer = await aVolunteer(server)
    const { id, scope } = await anApplication(volunteer, projectId)
    expect(scope).toBeNull()
    expect(await readScopes(volunteer, id)).toEqual({ applicationId: id, versions: [], changes: [] })
  })

  test('is not stored if it is refused', async () => {
    const owner = await anOrganization(server)
    const { id: projectId } = await aProject(owner, { maxVolunteers: 1 })
    const [one, other] = [await aVolunteer(server), await aVolunteer(server)]
    const first = await anApplication(one, projectId)
    const second = await anApplication(other, projectId)
    await owner.client.patch(`/api/applications/${first.id}`, { status: 'accepted' })
    const accept = () => owner.client.patch(`/api/applications/${second.id}`, { status: 'accepted' })
    expect(await listRefusal(server, accept)).toEqual([409, 'no_places_left'])
    expect((await readScopes(owner, second.id)).versions).toEqual([])
  })
})

describe('a stored scope', () => {
  test('cannot be changed, removed or stored with another hash', async () => {
    const { id } = await aWorkAgreed(server)
    for (const text of [
      'update agreed_scopes set version = 2 where application_id = $1',
      'delete from agreed_scopes where application_id = $1',
    ])
      await expect(query(text, id)).rejects.toThrow('an agreed scope is immutable')
    await expect(query('truncate agreed_scopes cascade')).rejects.toThrow('an agreed scope is immutable')
    const forged = `insert into agreed_scopes (application_id, version, document, hash, source)
      values ($1, 2, '{}', 'forged', 'change')`
    await expect(query(forged, id)).rejects.toThrow('agreed_scopes_hashed')
  })

  test('goes with its application', async () => {
    const { id, ask } = await aWorkAgreed(server)
    await ask({ timeCommitment: 40 })
    await query('delete from applications where id = $1', id)
    expect(await query('select from agreed_scopes where application_id = $1', id)).toEqual([])
  })

  test('of an earlier release is recorded by the migration, in the same form as with the acceptance', async () => {
    const { project, id, volunteer } = await aWorkAgreed(server, {
      title: 'Quotes " and \\ and umlauts ü',
      deliverables: 'Line one\r\n\tLine two \u2028 🎈',
      timeline: 'May\nto June',
      isRemote: false,
      location: 'Portland',
    })
    const migration = await readFile(
      new URL('../../../../../migrations/0060_agreed_scopes_recorded.sql', import.meta.url),
      'utf8',
    )
    const [before] = (await readScopes(volunteer, id)).versions
    for (const duration of ['1-2 weeks', '3-4 weeks', '1-2 months', '3-6 months', '6+ months', 'ongoing']) {
      await query(
        'update projects set duration = $1, time_commitment = 3 where id = $2',
        duration,
        project.id,
      )
      await forget(id)
      await query(migration)
      const [{ document } = { document: '' }] = await query(
        'select document from agreed_scopes where application_id = $1',
        id,
      )
      const [recorded] = (await readScopes(volunteer, id)).versions
      expect(recorded).toMatchObject({ version: 1, source: 'recorded', scope: { duration } })
      expect(document).toBe(recorded && canonicalForm(recorded.scope))
      expect({ ...recorded?.scope, ...before?.scope }).toEqual(before?.scope)
      expect(recorded?.scope.totalHours).toBe(
        { '1-2 weeks': 5, '3-4 weeks': 11, '1-2 months': 20, '3-6 months': 59, '6+ months': 78 }[duration] ??
          null,
      )
    }
  })

  test('of someone whom an earlier release accepts later is recorded before the next edit', async () => {
    const { id, volunteer, ask } = await aWorkAgreed(server)
    await forget(id)
    await ask({ timeCommitment: 40 })
    expect((await readScopes(volunteer, id)).versions).toMatchObject([
      { version: 1, source: 'recorded', scope: { hoursPerWeek: 2 } },
    ])
  })

  test('of someone whom an earlier release accepts later is recorded by a job, not by a reader', async () => {
    const { id, volunteer, owner } = await aWorkAgreed(server)
    const pending = await anApplication(await aVolunteer(server), (await aProject(owner)).id)
    await forget(id)
    const read = async () => (await readScopes(volunteer, id)).versions[0]
    const computed = await read()
    expect(computed).toMatchObject({ version: 1, source: 'recorded', scope: { hoursPerWeek: 2 } })
    expect(await countStored(id)).toBe(0)
    const at = new Date('2026-11-24T03:00:00Z')
    const job = { db: server.database.db, now: at, signal: new AbortController().signal }
    await recordMissingScopes(job)
    expect(await read()).toEqual({ ...computed, agreedAt: at.toISOString() })
    // Later runs find nothing, and nothing is recorded for whom no one accepted.
    await recordMissingScopes({ ...job, now: new Date() })
    expect(await read()).toMatchObject({ agreedAt: at.toISOString() })
    expect([await countStored(id), await countStored(pending.id)]).toEqual([1, 0])
  })

  test('is shown to no one else', async () => {
    const { owner, id } = await aWorkAgreed(server)
    const path = `/api/applications/${id}/scope`
    expect((await (await aColleague(server, owner)).client.get(path)).status).toBe(200)
    for (const { client } of [await aVolunteer(server), await anOrganization(server)])
      expect(await listRefusal(server, () => client.get(path))).toEqual([404, 'application_not_found'])
    expect((await openClient(server.url).get(path)).status).toBe(401)
  })
})

test('scopes are read once for all who agreed to the same, and not if that is the project as it is', async () => {
  const { owner, volunteer, id, project, edit } = await aWorkAgreed(server)
  const other = await aVolunteer(server)
  const second = await anAcceptedApplication(other, owner, project.id)
  const { db } = server.database
  const list = async () => listOtherScopes(db, project.id, await findProjectScope(db, project.id))
  expect(await list()).toEqual([])
  expectSuccess(await edit({ timeCommitment: 3 }))
  // Both are being asked for it.
  expect(await list()).toEqual([])
  for (const [person, applicationId] of [
    [volunteer, id],
    [other, second.id],
  ] as const) {
    const [change] = (await readScopes(person, applicationId)).changes
    expectSuccess(await answerChange(person, change?.id ?? '', { answer: 'decline' }))
    expect(await list()).toMatchObject([{ hoursPerWeek: 2 }])
  }
  expect(await edit({ urgency: 'low' })).toMatchObject({ body: { declinedChanges: ['hours', 'totalHours'] } })
})
