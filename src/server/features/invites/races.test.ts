import { describe, expect, test } from 'vitest'
import { anInvite, aFindableVolunteer, readAcceptance } from '#tests/support/scenarios/invites.ts'
import {
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  countStatuses,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useTwoApps } from '#tests/support/running/second-app.ts'
import { useServer } from '#tests/support/running/server.ts'

const env = { FIRST_MESSAGES_A_DAY: '5' }
const server = useServer({ env })
const { rows } = server

const write = useTwoApps(server, env)
const move = ({ client }: Person, id: string, body: object) =>
  write(client, ['PATCH', `/api/invites/${id}`, body])

const rounds = 5

/** What is stored of an invite and of the applications to its project. */
async function findOutcome(id: string) {
  const [outcome] = await rows(
    `select i.status, p.accepted_count as counted,
       (select count(*)::int from applications a where a.project_id = p.id and a.status = 'accepted') as accepted,
       (select count(*)::int from agreed_scopes s join applications a on a.id = s.application_id
         where a.project_id = p.id) as scopes,
       i.application_id is not null as "hasApplication"
     from invites i join projects p on p.id = i.project_id where i.id = $1`,
    id,
  )
  return outcome
}
const joined = { status: 'accepted', counted: 1, accepted: 1, scopes: 1, hasApplication: true }
const notJoined = { counted: 0, accepted: 0, scopes: 0, hasApplication: false }

describe('R4 invites', () => {
  test('R4 an invite accepted in two tabs makes one application', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { volunteer, id } = await anInvite(server)
      const body = await readAcceptance(volunteer, id)
      const answers = await Promise.all([1, 2, 3].map(() => move(volunteer, id, body)))
      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 2 })
      expect(await findOutcome(id)).toEqual(joined)
    }
  })

  test('R4 of an invite and an application for the last spot one gets it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { owner, projectId, volunteer, id } = await anInvite(server, { places: 1 })
      const applied = await anApplication(await aVolunteer(server), projectId)
      const body = await readAcceptance(volunteer, id)
      const answers = await Promise.all([
        move(volunteer, id, body),
        write(owner.client, ['PATCH', `/api/applications/${applied.id}`, { status: 'accepted' }]),
      ])
      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 1 })
      expect(await findOutcome(id)).toMatchObject({ counted: 1, accepted: 1, scopes: 1 })
    }
  })

  test('R4 of two invites for the last spot one gets it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const first = await anInvite(server, { places: 1 })
      const second = await anInvite(server, { owner: first.owner, projectId: first.projectId })
      const answers = await Promise.all(
        [first, second].map(async ({ volunteer, id }) =>
          move(volunteer, id, await readAcceptance(volunteer, id)),
        ),
      )
      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 1 })
      expect(await findOutcome(first.id)).toMatchObject({ counted: 1, accepted: 1, scopes: 1 })
    }
  })

  test('R4 an invite that is withdrawn while it is accepted is one or the other', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { owner, volunteer, id } = await anInvite(server)
      const body = await readAcceptance(volunteer, id)
      const [accepted, withdrawn] = await Promise.all([
        move(volunteer, id, body),
        move(owner, id, { status: 'withdrawn' }),
      ])
      expect(countStatuses([accepted, withdrawn])).toEqual({ 200: 1, 409: 1 })
      expect(await findOutcome(id)).toEqual(
        accepted.status === 200 ? joined : { ...notJoined, status: 'withdrawn' },
      )
    }
  })

  test('R4 a block while an invite is accepted comes before or after it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { owner, volunteer, id } = await anInvite(server)
      const started = await volunteer.client.post('/api/conversations', {
        organizationId: owner.organizationId,
      })
      const body = await readAcceptance(volunteer, id)
      const [accepted, blocked] = await Promise.all([
        move(volunteer, id, body),
        write(owner.client, ['PUT', `/api/conversations/${started.body['id']}/block`, {}]),
      ])
      expect(blocked.status === 200 || blocked.status === 404).toBe(true)
      expect(await findOutcome(id)).toEqual(
        accepted.status === 200 ? joined : { ...notJoined, status: 'closed' },
      )
    }
  })

  test('R4 a project that is canceled while an invite is accepted ends both', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { owner, projectId, volunteer, id } = await anInvite(server)
      const body = await readAcceptance(volunteer, id)
      const [accepted, canceled] = await Promise.all([
        move(volunteer, id, body),
        write(owner.client, ['POST', `/api/projects/${projectId}/cancel`, { reason: 'No money' }]),
      ])
      expect(canceled.status).toBe(200)
      const { status, accepted: open } = await findOutcome(id)
      expect([status, open]).toEqual([accepted.status === 200 ? 'accepted' : 'closed', 0])
    }
  })

  test('R4 someone who applies while they accept takes part once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { projectId, volunteer, id } = await anInvite(server)
      const body = await readAcceptance(volunteer, id)
      const answers = await Promise.all([
        move(volunteer, id, body),
        write(volunteer.client, [
          'POST',
          '/api/applications',
          { projectId, message: 'I would like to help.' },
        ]),
      ])
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
      expect(
        await rows(
          'select from applications where project_id = $1 and volunteer_id = $2',
          projectId,
          volunteer.id,
        ),
      ).toHaveLength(1)
      expect((await findOutcome(id)).status).not.toBe('pending')
    }
  })

  test('R4 one volunteer is invited once to a project, and no more than the limits allow', async () => {
    const owner = await anOrganization(server)
    const { id: projectId } = await aProject(owner)
    const volunteer = await aFindableVolunteer(server)
    const send = (to: string, project = projectId) =>
      write(owner.client, ['POST', `/api/projects/${project}/invites`, { volunteerId: to, content: 'Come' }])
    const same = await Promise.all([1, 2, 3].map(() => send(volunteer.id)))
    expect(countStatuses(same)).toEqual({ 201: 1, 409: 2 })
    const others = await Promise.all([1, 2, 3, 4, 5, 6].map(() => aFindableVolunteer(server)))
    const answers = await Promise.all(others.map(({ id }) => send(id)))
    expect(countStatuses(answers)).toEqual({ 201: 4, 429: 2 })
  })

  test('R4 invites of several organizations stay within the week of a volunteer', async () => {
    const volunteer = await aFindableVolunteer(server)
    const owners = await Promise.all([1, 2, 3, 4, 5].map(() => anOrganization(server)))
    const answers = await Promise.all(
      owners.map(async (owner) => {
        const { id } = await aProject(owner)
        return write(owner.client, [
          'POST',
          `/api/projects/${id}/invites`,
          { volunteerId: volunteer.id, content: 'Come' },
        ])
      }),
    )
    expect(countStatuses(answers)).toEqual({ 201: 3, 429: 2 })
  })
})
