import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { applyToProject } from '#contract/applications/applications.ts'
import { acceptApplications } from '#contract/applications/several-applications.ts'
import { getOrganization } from '#contract/organizations/page.ts'
import { getProject } from '#contract/projects/projects.ts'
import { listNotifications } from '#contract/notifications/notifications.ts'
import { snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import { useLocks } from '#tests/support/running/locks.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anApplicationBetween, aPair, blockingSides } from '#tests/support/scenarios/blocks.ts'
import {
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  insertApplicants,
} from '#tests/support/scenarios/scenario.ts'
import { closeSeparated, closeSeparatedKind } from './work/close-separated.ts'

const server = useServer()
const { keepLock, waitUntilBlocked } = useLocks(server)

describe.each(blockingSides)('a block by the %s', (side) => {
  test('refuses applications, and says so only to the side that blocked', async () => {
    const { volunteer, owner, block, unblock } = await aPair(server)
    const { id: projectId } = await aProject(owner)
    const page = async () =>
      expectSuccess(await volunteer.client.call(getProject, { params: { id: projectId } }))
    const unblocked = await page()
    const { organizationId, organizationName } = unblocked
    const organizationPage = () => volunteer.client.call(getOrganization, { params: { id: organizationId } })
    await block(side)
    const apply = () =>
      volunteer.client.call(applyToProject, { body: { projectId, coverLetter: 'I would like to help.' } })
    const before = await snapshotDatabase(server.database)
    const code = side === 'volunteer' ? 'blocked_by_you' : 'queue_paused'
    const hasBlocked = side === 'volunteer'
    // A volunteer whom the organization blocks reads there what applying answers, as if its queue were paused: ten wait for
    // each of three spots.
    const paused = {
      acceptsApplications: false,
      applicationsClosedReason: 'queue_paused',
      placesLeft: 3,
      waitingCount: 30,
    }
    expect(await page()).toEqual({
      ...unblocked,
      ...(!hasBlocked && paused),
      viewer: { ...unblocked.viewer, hasBlocked },
    })
    expect(expectSuccess(await organizationPage()).viewer).toMatchObject({ hasBlocked })
    const refused = await apply()
    expect(refused).toMatchObject({ status: 409, body: { code } })
    const isNamed = JSON.stringify(refused.body).includes(`You blocked ${organizationName}.`)
    expect(isNamed).toBe(side === 'volunteer')
    expect(await snapshotDatabase(server.database)).toEqual(before)
    await unblock(side)
    expect(await page()).toEqual(unblocked)
    expect(expectSuccess(await organizationPage()).viewer).toMatchObject({ hasBlocked: false })
    expect((await apply()).status).toBe(201)
  })

  test('answers an application as it answers others, if the organization blocked', async () => {
    const { volunteer, owner, block } = await aPair(server)
    const applyTo = async (projectId: string) => {
      const answer = await volunteer.client.call(applyToProject, {
        body: { projectId, coverLetter: 'Hello.' },
      })
      return { status: answer.status, body: { ...answer.body, requestId: null } }
    }
    const waiting = await aProject(await anOrganization(server), { maxVolunteers: 1 })
    await insertApplicants(server.database.db, { projectId: waiting.id, count: 10 })
    const { id } = await aProject(owner)
    await block(side)
    const [ordinary, blocked] = [await applyTo(waiting.id), await applyTo(id)]
    expect(isDeepStrictEqual(blocked, ordinary)).toBe(side === 'organization')
  })

  test('closes the pending application, and accepted work stays', async () => {
    const { volunteer, owner, block } = await aPair(server)
    const accepted = await anApplicationBetween(volunteer, owner)
    expect((await accepted.moveTo('accepted')).status).toBe(200)
    const pending = await anApplicationBetween(volunteer, owner)
    await block(side)
    expect(await pending.status()).toBe(side === 'volunteer' ? 'withdrawn' : 'declined')
    expect(await accepted.status()).toBe('accepted')
    expect((await pending.moveTo('accepted')).status).toBe(409)
  })

  test('refuses to accept an application that was pending before, and shows no email address', async () => {
    const { volunteer, owner, block } = await aPair(server)
    const pending = await anApplicationBetween(volunteer, owner)
    await block(side)
    const other = await anApplicationBetween(await aVolunteer(server), owner)
    // As if it had been blocked before blocks closed applications.
    await server.database.pool.query(
      `update applications set status = 'pending', ended_by = null, reviewed_at = null where id = $1`,
      [pending.id],
    )
    const before = await snapshotDatabase(server.database)
    const code = side === 'organization' ? 'blocked_by_you' : 'not_possible_now'
    expect(await pending.moveTo('accepted')).toMatchObject({ status: 409, body: { code } })
    const ids = [pending.id, other.id]
    const several = await owner.client.call(acceptApplications, { body: { ids } })
    // All or none, and it says who.
    const { body: application } = await owner.client.get(`/api/applications/${pending.id}`)
    const message = expect.stringContaining(application['volunteer'].firstName)
    const issues = [{ path: 'ids', message }]
    expect(several).toMatchObject({ status: 409, body: { code, issues } })
    expect(await snapshotDatabase(server.database)).toEqual(before)
  })

  test('never leaves an application pending that is sent meanwhile', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { volunteer, owner, block } = await aPair(server)
      const { id: projectId } = await aProject(owner)
      const body = { projectId, coverLetter: 'I would like to help.' }
      const [applied] = await Promise.all([volunteer.client.call(applyToProject, { body }), block(side)])
      expect([201, 409]).toContain(applied.status)
      const { rows } = await server.database.pool.query(
        'select status from applications where project_id = $1',
        [projectId],
      )
      expect(rows.map(({ status }) => status)).toEqual(
        applied.status === 409 ? [] : [side === 'volunteer' ? 'withdrawn' : 'declined'],
      )
    }
  })

  test('waits for every project before it closes anything, so that no one waits for it meanwhile', async () => {
    const { volunteer, owner, block } = await aPair(server)
    const pending = [
      await anApplicationBetween(volunteer, owner),
      await anApplicationBetween(volunteer, owner),
    ]
    const other = await aProject(owner)
    const last = pending
      .map(({ projectId }) => projectId)
      .toSorted()
      .at(-1)
    const holder = await keepLock('select from projects where id = $1 for update', [last])
    const blocked = block(side)
    await waitUntilBlocked('for update')
    // This notifies the same members.
    const body = { projectId: other.id, coverLetter: 'I would like to help.' }
    const stranger = await aVolunteer(server)
    expect((await stranger.client.call(applyToProject, { body })).status).toBe(201)
    await holder.query('commit')
    await holder.end()
    await blocked
    expect(new Set(await Promise.all(pending.map(async ({ status }) => status()))).size).toBe(1)
  })

  test('closes several pending applications while others apply to the same projects', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { volunteer, owner, block } = await aPair(server)
      const pending = [
        await anApplicationBetween(volunteer, owner),
        await anApplicationBetween(volunteer, owner),
      ]
      pending.push(await anApplicationBetween(volunteer, owner))
      const others = await Promise.all(pending.map(() => aVolunteer(server)))
      const applied = await Promise.all([
        ...pending.map(({ projectId }, index) =>
          others[index]?.client.call(applyToProject, { body: { projectId, coverLetter: 'I can help.' } }),
        ),
        block(side),
      ])
      expect(applied.slice(0, -1)).toEqual(pending.map(() => expect.objectContaining({ status: 201 })))
      const closed = side === 'volunteer' ? 'withdrawn' : 'declined'
      expect(await Promise.all(pending.map(async ({ status }) => status()))).toEqual(
        pending.map(() => closed),
      )
    }
  })

  test('closes once what was pending before blocks closed applications', async () => {
    const { volunteer, owner, block } = await aPair(server)
    const pending = await anApplicationBetween(volunteer, owner)
    const other = await anApplicationBetween(await aVolunteer(server), owner)
    await block(side)
    await server.database.pool.query(
      `update applications set status = 'pending', ended_by = null, reviewed_at = null where id = $1`,
      [pending.id],
    )
    await server.database.pool.query('delete from jobs')
    await server.database.pool.query(
      readFileSync(
        new URL('../../../../migrations/0172_pending_between_blocked.sql', import.meta.url),
        'utf8',
      ),
    )
    const { rows } = await server.database.pool.query('delete from jobs where run_at > now() returning kind')
    expect(rows).toEqual([{ kind: closeSeparatedKind }])
    const context = { db: server.database.db, now: new Date(), signal: new AbortController().signal }
    await closeSeparated(context)
    expect(await pending.status()).toBe(side === 'volunteer' ? 'withdrawn' : 'declined')
    expect(await other.status()).toBe('pending')
    const before = await snapshotDatabase(server.database)
    await closeSeparated(context)
    expect(await snapshotDatabase(server.database)).toEqual(before)
  })

  test('shows the blocked side that the application was closed, and not why', async () => {
    const { volunteer, owner, block } = await aPair(server)
    const pending = await anApplicationBetween(volunteer, owner)
    const blocked = side === 'volunteer' ? owner.client : volunteer.client
    await block(side)
    const [newest] = expectSuccess(await blocked.call(listNotifications, { query: {} }))
    expect(newest?.kind).toBe(side === 'volunteer' ? 'application.withdrawn' : 'application.declined')
    const { body: read } = await blocked.get(`/api/applications/${pending.id}`)
    expect(read).toMatchObject({ reason: null, declineReason: null, mayApplyAgain: false })
    expect(JSON.stringify([newest, read])).not.toMatch(/block/i)
  })

  test('offers no second application to the volunteer, no matter who blocked', async () => {
    const { volunteer, owner, block, unblock } = await aPair(server)
    const { id } = await anApplicationBetween(volunteer, owner)
    await volunteer.client.patch(`/api/applications/${id}`, { status: 'withdrawn' })
    const mayApplyAgain = async () =>
      (await volunteer.client.get(`/api/applications/${id}`)).body['mayApplyAgain']
    expect(await mayApplyAgain()).toBe(true)
    await block(side)
    // One that blocked them looks as if its queue were paused.
    expect(await mayApplyAgain()).toBe(false)
    await unblock(side)
    expect(await mayApplyAgain()).toBe(true)
  })

  test('either comes after an acceptance or refuses it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { volunteer, owner, block } = await aPair(server)
      const pending = await anApplicationBetween(volunteer, owner)
      const [moved] = await Promise.all([pending.moveTo('accepted'), block(side)])
      const closed = side === 'volunteer' ? 'withdrawn' : 'declined'
      expect(await pending.status()).toBe(moved.status === 200 ? 'accepted' : closed)
    }
  })
})
