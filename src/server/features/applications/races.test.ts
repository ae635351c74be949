import { Client as Connection } from 'pg'
import { describe, expect, test } from 'vitest'
import { sqlState } from '#server/db/db.ts'
import {
  anOrganization,
  aProject,
  aProjectWithApplicants,
  aVolunteer,
  countStatuses,
  insertApplicants,
  insertProjects,
} from '#tests/support/scenarios/scenario.ts'
import { useTwoApps } from '#tests/support/running/second-app.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

const server = useServer()
const { rows } = server

const write = useTwoApps(server)

const move = (client: Client, id: string, change: object) =>
  write(client, ['PATCH', `/api/applications/${id}`, change])
const end = { status: 'withdrawn', reason: 'A reason' }

/** The filled spots of a project, as stored and as counted from its applications. */
async function spotsOf(projectId: string) {
  const [stored] = await rows(
    `select status, accepted_count as counted,
       (select count(*)::int from applications where project_id = p.id and status in ('accepted', 'completed')) as accepted
     from projects p where id = $1`,
    projectId,
  )
  return stored
}

/** How often an application moved. */
const movesOf = async (id: string) =>
  (await rows('select from application_history where application_id = $1 and from_status is not null', id))
    .length

describe('R4 spots', () => {
  test('R4 three concurrent accepts for one spot: one wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { owner, project, pending } = await aProjectWithApplicants(server, { places: 1, applicants: 3 })
      const answers = await Promise.all(
        pending.map(({ id }) => move(owner.client, id, { status: 'accepted' })),
      )
      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 2 })
      expect(await spotsOf(project.id)).toEqual({ status: 'in_progress', counted: 1, accepted: 1 })
    }
  })

  test('R4 twelve concurrent accepts for three spots: three win, in every round', async () => {
    const owner = await anOrganization(server)
    for (let round = 0; round < 10; round += 1) {
      const { id: projectId } = await aProject(owner, { maxVolunteers: 3 })
      const ids = await insertApplicants(server.database.db, { projectId, count: 12 })
      const answers = await Promise.all(ids.map((id) => move(owner.client, id, { status: 'accepted' })))
      expect(countStatuses(answers)).toEqual({ 200: 3, 409: 9 })
      expect(await spotsOf(projectId)).toEqual({ status: 'in_progress', counted: 3, accepted: 3 })
      const presented = await rows(
        "select from notifications where kind = 'application.accepted' and data ->> 'projectId' = $1",
        projectId,
      )
      expect(presented).toHaveLength(3)
    }
  })

  test('R4 spots that are freed and filled concurrently are never given twice', async () => {
    const owner = await anOrganization(server)
    for (let round = 0; round < 5; round += 1) {
      const { id: projectId } = await aProject(owner, { maxVolunteers: 2 })
      const ids = await insertApplicants(server.database.db, { projectId, count: 8 })
      const [first = '', other = '', ...waiting] = ids
      await move(owner.client, first, { status: 'accepted' })
      await move(owner.client, other, { status: 'accepted' })
      const answers = await Promise.all([
        move(owner.client, first, end),
        ...waiting.map((id) => move(owner.client, id, { status: 'accepted' })),
      ])
      expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
      const { counted, accepted } = await spotsOf(projectId)
      expect(counted).toBe(accepted)
      expect(accepted).toBe(1 + answers.slice(1).filter(({ status }) => status === 200).length)
    }
  })

  test('R4 the constraint refuses an UPDATE without a lock instead of overbooking', async () => {
    const { project, pending } = await aProjectWithApplicants(server, { places: 1, applicants: 2 })
    const connections = pending.map(() => new Connection({ connectionString: server.database.url }))
    await Promise.all(connections.map((connection) => connection.connect()))
    const begin = await Promise.all(
      connections.map(async (connection) => {
        await connection.query('begin')
        // Both read before either writes, so both see the spot as open.
        const { rows: seen } = await connection.query('select accepted_count from projects where id = $1', [
          project.id,
        ])
        return seen[0].accepted_count
      }),
    )
    expect(begin).toEqual([0, 0])
    const outcomes = await Promise.all(
      connections.map(async (connection, index) => {
        try {
          await connection.query("update applications set status = 'accepted' where id = $1", [
            pending[index]?.id,
          ])
          await connection.query('update projects set accepted_count = accepted_count + 1 where id = $1', [
            project.id,
          ])
          await connection.query('commit')
          return 'committed'
        } catch (error) {
          await connection.query('rollback')
          return sqlState(error)
        } finally {
          await connection.end()
        }
      }),
    )
    expect(outcomes.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual(['23514', 'committed'])
    expect(await spotsOf(project.id)).toMatchObject({ counted: 1, accepted: 1 })
  })
})

describe('R5 duplicates', () => {
  test('R5 applying ten times concurrently creates one application', async () => {
    const owner = await anOrganization(server)
    const volunteer = await aVolunteer(server)
    for (let round = 0; round < 5; round += 1) {
      const { id: projectId } = await aProject(owner)
      const body = { projectId, message: 'I would like to help.' }
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => write(volunteer.client, ['POST', '/api/applications', body])),
      )
      expect(countStatuses(answers)).toEqual({ 201: 1, 409: 9 })
      expect(await rows('select status from applications where project_id = $1', projectId)).toEqual([
        { status: 'pending' },
      ])
      const presented = await rows("select from notifications where data ->> 'projectId' = $1", projectId)
      expect(presented).toHaveLength(1)
    }
  })

  test('R5 ten volunteers who apply concurrently all get an application', async () => {
    const { id: projectId } = await aProject(await anOrganization(server))
    const volunteers = await Promise.all(Array.from({ length: 10 }, () => aVolunteer(server)))
    const body = { projectId, message: 'I would like to help.' }
    const answers = await Promise.all(
      volunteers.map(({ client }) => write(client, ['POST', '/api/applications', body])),
    )
    expect(countStatuses(answers)).toEqual({ 201: 10 })
  })

  test('R5 the constraint refuses a second open application, whatever the code does', async () => {
    const { project, volunteer } = await aProjectWithApplicants(server)
    const insert = rows(
      "insert into applications (project_id, volunteer_id, cover_letter) values ($1, $2, 'Again')",
      project.id,
      volunteer.id,
    )
    await expect(insert).rejects.toMatchObject({ code: '23505', constraint: 'applications_one_live' })
  })
})

describe('R6 opposite moves', () => {
  const rounds = 12

  /** Runs two concurrent moves on each of several applications. Returns how each pair ended. */
  async function race(from: 'pending' | 'accepted', moves: { volunteer?: object; owner: object[] }) {
    const owner = await anOrganization(server)
    const volunteer = await aVolunteer(server)
    const { db } = server.database
    const projectIds = await insertProjects(
      db,
      Array.from({ length: rounds }, () => ({ organizationId: owner.organizationId })),
    )
    const pairs: { statuses: Record<number, number>; moves: number; isTrue: boolean }[] = []
    for (const projectId of projectIds) {
      const { body } = await volunteer.client.post('/api/applications', { projectId, message: 'Hello' })
      const id: string = body['id']
      if (from === 'accepted') await move(owner.client, id, { status: 'accepted' })
      const before = await movesOf(id)
      const answers = await Promise.all([
        ...moves.owner.map((change) => move(owner.client, id, change)),
        ...(moves.volunteer ? [move(volunteer.client, id, moves.volunteer)] : []),
      ])
      const { counted, accepted } = await spotsOf(projectId)
      pairs.push({
        statuses: countStatuses(answers),
        moves: (await movesOf(id)) - before,
        isTrue: counted === accepted,
      })
    }
    return pairs
  }

  const oneWinner = Array.from({ length: rounds }, () => ({
    statuses: { 200: 1, 409: 1 },
    moves: 1,
    isTrue: true,
  }))

  test('R6 withdraw against accept: exactly one wins', async () => {
    expect(
      await race('pending', { volunteer: { status: 'withdrawn' }, owner: [{ status: 'accepted' }] }),
    ).toEqual(oneWinner)
  })

  test('R6 accept against decline: exactly one wins', async () => {
    expect(await race('pending', { owner: [{ status: 'accepted' }, { status: 'declined' }] })).toEqual(
      oneWinner,
    )
  })

  test('R6 the same accept twice: exactly one wins', async () => {
    expect(await race('pending', { owner: [{ status: 'accepted' }, { status: 'accepted' }] })).toEqual(
      oneWinner,
    )
  })

  test('R6 sign-off against withdrawal: exactly one wins', async () => {
    expect(await race('accepted', { volunteer: end, owner: [{ status: 'completed' }] })).toEqual(oneWinner)
  })

  test('R6 both sides ending the work: exactly one wins', async () => {
    expect(await race('accepted', { volunteer: end, owner: [end] })).toEqual(oneWinner)
  })
})
