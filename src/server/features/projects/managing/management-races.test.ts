import { describe, expect, test } from 'vitest'
import {
  aProjectWithApplicants,
  anOrganization,
  aProject,
  countStatuses,
  insertApplicants,
} from '#tests/support/scenarios/scenario.ts'
import { useTwoApps } from '#tests/support/running/second-app.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

const server = useServer()
const write = useTwoApps(server)
const rounds = 10
const { rows } = server

const accept = (client: Client, id: string) =>
  write(client, ['PATCH', `/api/applications/${id}`, { status: 'accepted' }])
const withdraw = (client: Client, id: string) =>
  write(client, ['PATCH', `/api/applications/${id}`, { status: 'withdrawn', reason: 'A reason' }])
const act = (client: Client, id: string, move: string) =>
  write(client, ['POST', `/api/projects/${id}/${move}`])
const completeWithout = (client: Client, id: string, applicationId: string) => {
  const leaveOut = [{ applicationId, reason: 'It was not done' }]
  return write(client, ['POST', `/api/projects/${id}/complete`, { leaveOut }])
}
const limit = (client: Client, id: string, maxVolunteers: number) =>
  write(client, ['PATCH', `/api/projects/${id}`, { maxVolunteers }])

/** The stored project, and whether its spots match its applications and every move has one history entry. */
async function stateOf(projectId: string) {
  const [state] = await rows(
    `select p.status, p.max_volunteers as places, p.accepted_count as counted,
       (select count(*)::int from applications where project_id = p.id and status in ('accepted', 'completed')) as accepted,
       (select count(*)::int from applications where project_id = p.id and status in ('pending', 'accepted')) as unsettled,
       (select count(*)::int from facts f join applications a on a.id = f.subject_id
         where a.project_id = p.id and f.type <> 'application.received') as facts,
       (select count(*)::int from application_history h join applications a on a.id = h.application_id
         where a.project_id = p.id and h.from_status is not null) as moves
     from projects p where id = $1`,
    projectId,
  )
  return state
}

describe('R4 spots during project changes', () => {
  test('R4 lowering the limit during accepts never accepts more volunteers than spots', async () => {
    const owner = await anOrganization(server)
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await aProject(owner, { maxVolunteers: 4 })
      const applicants = await insertApplicants(server.database.db, { projectId: id, count: 4 })
      const [lowered, ...accepted] = await Promise.all([
        limit(owner.client, id, 2),
        ...applicants.map((each) => accept(owner.client, each)),
      ])
      const { status, places, counted, accepted: taken } = await stateOf(id)
      expect(counted).toBe(taken)
      expect(accepted.filter((answer) => answer.status === 200)).toHaveLength(taken)
      // Either the limit was lowered first and two were accepted, or three were accepted and lowering was refused.
      expect([lowered?.status, places]).toEqual(taken <= 2 ? [200, 2] : [422, 4])
      expect(status).toBe(taken < places ? 'active' : 'in_progress')
    }
  })

  test('R4 raising the limit during accepts fills every spot once', async () => {
    const owner = await anOrganization(server)
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await aProject(owner, { maxVolunteers: 1 })
      const applicants = await insertApplicants(server.database.db, { projectId: id, count: 5 })
      const [raised, ...accepted] = await Promise.all([
        limit(owner.client, id, 3),
        ...applicants.map((each) => accept(owner.client, each)),
      ])
      expect(raised?.status).toBe(200)
      const { counted, accepted: taken, places } = await stateOf(id)
      expect([counted, places]).toEqual([taken, 3])
      expect(accepted.filter((answer) => answer.status === 200)).toHaveLength(taken)
    }
  })
})

describe('R6 completing during other moves', () => {
  test('R6 completing during an accept leaves nothing open, and no one is accepted afterwards', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { owner, project, id } = await aProjectWithApplicants(server)
      const [completed, accepted] = await Promise.all([
        act(owner.client, project.id, 'complete'),
        accept(owner.client, id),
      ])
      const acceptWasFirst = accepted.status === 200
      expect([completed.status, acceptWasFirst || accepted.status === 409]).toEqual([200, true])
      const state = await stateOf(project.id)
      expect(state).toMatchObject({ status: 'completed', unsettled: 0, counted: acceptWasFirst ? 1 : 0 })
      expect(state).toMatchObject({
        accepted: state.counted,
        facts: state.moves,
        moves: acceptWasFirst ? 2 : 1,
      })
    }
  })

  test('R6 completing during a withdrawal moves the application once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { owner, project, id, volunteer } = await aProjectWithApplicants(server)
      await accept(owner.client, id)
      const [completed, withdrawn] = await Promise.all([
        act(owner.client, project.id, 'complete'),
        withdraw(volunteer.client, id),
      ])
      expect(completed.status).toBe(200)
      expect([200, 409]).toContain(withdrawn.status)
      const counted = withdrawn.status === 200 ? 0 : 1
      expect(await stateOf(project.id)).toMatchObject({
        status: 'completed',
        unsettled: 0,
        counted,
        accepted: counted,
        facts: 2,
        moves: 2,
      })
    }
  })

  test('R6 leaving someone out during their withdrawal ends their work once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { owner, project, id, volunteer } = await aProjectWithApplicants(server)
      await accept(owner.client, id)
      const [completed] = await Promise.all([
        completeWithout(owner.client, project.id, id),
        withdraw(volunteer.client, id),
      ])
      expect(completed.status).toBe(200)
      expect(await stateOf(project.id)).toMatchObject({
        status: 'completed',
        counted: 0,
        accepted: 0,
        moves: 2,
      })
    }
  })

  test('R6 if a project is completed twice, or completed and paused, exactly one wins', async () => {
    const owner = await anOrganization(server)
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await aProject(owner)
      const twice = await Promise.all([act(owner.client, id, 'complete'), act(owner.client, id, 'complete')])
      expect(countStatuses(twice)).toEqual({ 200: 1, 409: 1 })
      const other = await aProject(owner)
      const both = await Promise.all([
        act(owner.client, other.id, 'complete'),
        act(owner.client, other.id, 'pause'),
      ])
      expect(both[0]?.status).toBe(200)
      expect((await stateOf(other.id)).status).toBe('completed')
    }
  })

  test('R6 of two edits of the same version one wins, and the other gets a conflict', async () => {
    const owner = await anOrganization(server)
    for (let round = 0; round < rounds; round += 1) {
      const { id, updatedAt } = await aProject(owner)
      const answers = await Promise.all(
        ['What one wrote', 'What another wrote'].map((title) =>
          write(owner.client, ['PATCH', `/api/projects/${id}`, { title, ifUpdatedAt: updatedAt }]),
        ),
      )
      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 1 })
    }
  })
})
