import { describe, expect, test } from 'vitest'
import {
  accountUnavailableReason,
  projectRemovedReason,
  silentReason,
} from '#domain/applications/applications.ts'
import { snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import {
  anOrganization,
  aProjectWithApplicants,
  aVolunteer,
  joinOrganization,
} from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

const server = useServer()
const { rows } = server

const move = (client: Client, id: string, change: object | string) =>
  client.patch(`/api/applications/${id}`, typeof change === 'string' ? { status: change } : change)

/** The response to a move, and which tables changed anyway. */
async function refusalOf(client: Client, id: string, change: object | string) {
  const before = await snapshotDatabase(server.database)
  const { status, body } = await move(client, id, change)
  const after = await snapshotDatabase(server.database)
  return [status, body['code'], ...Object.keys(after).filter((table) => after[table] !== before[table])]
}

describe('moves by the volunteer', () => {
  test('the volunteer cannot decide or write feedback', async () => {
    const { volunteer, id } = await aProjectWithApplicants(server)
    for (const status of ['accepted', 'declined', 'rejected', 'completed']) {
      expect(await refusalOf(volunteer.client, id, status)).toEqual([403, 'move_not_yours'])
    }
    const { body } = await move(volunteer.client, id, {
      status: 'withdrawn',
      organizationFeedback: 'I was great',
    })
    expect(body['organizationFeedback']).toBe(null)
  })

  test('a volunteer who joins the organization later still cannot decide their own application', async () => {
    const { owner, volunteer, id } = await aProjectWithApplicants(server)
    await joinOrganization(server.database.db, { organizationId: owner.organizationId, userId: volunteer.id })
    expect(await refusalOf(volunteer.client, id, 'accepted')).toEqual([403, 'move_not_yours'])
    expect((await move(volunteer.client, id, 'withdrawn')).status).toBe(200)
  })
})

describe('refused moves', () => {
  test('neither side can end accepted work without a reason', async () => {
    const { owner, volunteer, id } = await aProjectWithApplicants(server)
    await move(owner.client, id, 'accepted')
    for (const { client } of [owner, volunteer]) {
      expect(await refusalOf(client, id, 'withdrawn')).toEqual([409, 'reason_required'])
      expect(await refusalOf(client, id, { status: 'withdrawn', reason: '  ' })).toEqual([
        409,
        'reason_required',
      ])
    }
  })

  test.each([projectRemovedReason, accountUnavailableReason, silentReason])(
    'neither side can end accepted work with a sentence that we use ourselves (%s)',
    async (reason) => {
      const { owner, volunteer, id } = await aProjectWithApplicants(server)
      await move(owner.client, id, 'accepted')
      for (const { client } of [owner, volunteer])
        expect(await refusalOf(client, id, { status: 'withdrawn', reason: ` ${reason} ` })).toEqual([
          422,
          'invalid',
        ])
    },
  )

  test('moving someone else’s application returns 404 to strangers', async () => {
    const { id } = await aProjectWithApplicants(server)
    for (const person of [await aVolunteer(server), await anOrganization(server)]) {
      for (const change of ['accepted', 'withdrawn', 'completed']) {
        expect(await refusalOf(person.client, id, change)).toEqual([404, 'application_not_found'])
      }
    }
    const { client } = await anOrganization(server)
    for (const none of ['1', '0f0e0d0c-0b0a-4908-8706-050403020100', "'"]) {
      expect(await refusalOf(client, encodeURIComponent(none), 'accepted')).toEqual([
        404,
        'application_not_found',
      ])
    }
  })

  test('no move leads out of a final state or back to pending', async () => {
    const { owner, volunteer, pending } = await aProjectWithApplicants(server, { applicants: 3 })
    const [declined = '', withdrawn = '', completed = ''] = pending.map(({ id }) => id)
    await move(owner.client, declined, 'declined')
    await move(pending[1]?.volunteer.client ?? volunteer.client, withdrawn, 'withdrawn')
    await move(owner.client, completed, 'accepted')
    expect(await refusalOf(owner.client, completed, 'accepted')).toEqual([409, 'application_not_pending'])
    await move(owner.client, completed, 'completed')
    for (const id of [declined, withdrawn, completed]) {
      for (const status of ['accepted', 'declined'])
        expect(await refusalOf(owner.client, id, status)).toEqual([409, 'application_not_pending'])
      expect(await refusalOf(owner.client, id, { status: 'withdrawn', reason: 'x' })).toEqual([
        409,
        'application_ended',
      ])
      expect(await refusalOf(owner.client, id, 'completed')).toEqual([409, 'application_ended'])
      expect(await refusalOf(owner.client, id, 'pending')).toEqual([422, 'invalid'])
    }
    expect(await refusalOf(volunteer.client, declined, 'withdrawn')).toEqual([409, 'application_ended'])
  })

  test('neither side can sign off or withdraw for the other', async () => {
    const { owner, id } = await aProjectWithApplicants(server)
    expect(await refusalOf(owner.client, id, { status: 'withdrawn', reason: 'x' })).toEqual([
      403,
      'move_not_yours',
    ])
    expect(await refusalOf(owner.client, id, 'completed')).toEqual([409, 'application_not_accepted'])
  })

  test('accepting is refused beyond the number of spots, and on a completed project', async () => {
    const { owner, project, pending } = await aProjectWithApplicants(server, { places: 1, applicants: 2 })
    await move(owner.client, pending[0]?.id ?? '', 'accepted')
    expect(await refusalOf(owner.client, pending[1]?.id ?? '', 'accepted')).toEqual([409, 'no_places_left'])
    await rows("update projects set status = 'completed' where id = $1", project.id)
    expect(await refusalOf(owner.client, pending[1]?.id ?? '', 'accepted')).toEqual([
      409,
      'project_completed',
    ])
  })
})
