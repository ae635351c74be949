import { describe, expect, test } from 'vitest'
import { listApplicants } from '#contract/applications/applicants.ts'
import { acceptApplications, shortlistApplications } from '#contract/applications/several-applications.ts'
import { listDecisionTraces } from '#tests/support/checks/decision-traces.ts'
import { snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import {
  aColleague,
  anApplication,
  aProject,
  aProjectWithApplicants,
  aVolunteer,
  insertApplicants,
  expectSuccess,
  countStatuses,
} from '#tests/support/scenarios/scenario.ts'
import { useSecondApp } from '#tests/support/running/second-app.ts'
import { openClient, useServer, type Client } from '#tests/support/running/server.ts'

const server = useServer()
const second = useSecondApp(server)
const { rows } = server
const organizationFeedback = 'Welcome! We begin on Monday.'
const accept = (client: Client, ids: readonly string[]) =>
  client.call(acceptApplications, { body: { ids: [...ids], organizationFeedback } })
const shortlist = (client: Client, ids: readonly string[], isShortlisted = true) =>
  client.call(shortlistApplications, { body: { ids: [...ids], isShortlisted } })
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const post = async (client: Client, address: URL, body: object) => {
  const response = await openClient(address.origin).send(address.pathname, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', cookie: `sid=${client.cookies.get('sid')}` },
  })
  return { status: response.status, body: await response.json() }
}

const tracesOf = (id: string) => listDecisionTraces(server.database.pool, id, 'accepted')
const spotsOf = async (id: string) =>
  (
    await rows(
      `select p.accepted_count, p.max_volunteers, p.status,
         (select count(*)::int from applications a where a.project_id = p.id and a.status = 'accepted') as accepted
       from projects p where p.id = $1`,
      id,
    )
  )[0]

describe('accepting several applications', () => {
  test('accepting several applications has the same effects on each as accepting it alone', async () => {
    const { owner, project, pending } = await aProjectWithApplicants(server, { applicants: 4, places: 4 })
    const [alone = '', ...several] = idsOf(pending)
    const other = await anApplication(await aVolunteer(server), (await aProject(owner)).id)
    await owner.client.patch(`/api/applications/${alone}`, { status: 'accepted', organizationFeedback })
    const requested = [other.id, ...several]
    const { accepted, moved } = expectSuccess(await accept(owner.client, [...requested, other.id]))
    expect([idsOf(accepted), moved]).toEqual([requested, []])
    expect(accepted.every(({ status, volunteer }) => status === 'accepted' && volunteer.email)).toBe(true)
    const traces = await tracesOf(alone)
    expect(traces).toMatchObject({ status: 'accepted', moves: 1, events: 1, notifications: 1, emails: 1 })
    for (const id of requested) expect(await tracesOf(id)).toEqual(traces)
    expect(await spotsOf(project.id)).toEqual({
      accepted_count: 4,
      max_volunteers: 4,
      status: 'in_progress',
      accepted: 4,
    })
  })

  test('with too few spots no one is accepted, and the answer names the project', async () => {
    const { owner, project, pending } = await aProjectWithApplicants(server, { applicants: 3, places: 2 })
    const other = await anApplication(await aVolunteer(server), (await aProject(owner)).id)
    const before = await snapshotDatabase(server.database)
    const { status, body } = await accept(owner.client, [other.id, ...idsOf(pending)])
    const message = `${project.title}: only 2 spots left for 3 applicants`
    expect([status, body]).toMatchObject([
      409,
      { code: 'no_places_left', issues: [{ path: 'ids', message }] },
    ])
    expect(await snapshotDatabase(server.database)).toEqual(before)
    expect(expectSuccess(await accept(owner.client, idsOf(pending).slice(1))).accepted).toHaveLength(2)
  })

  test('applications that moved in the meantime take no spot and are answered as they are', async () => {
    const { owner, project, pending } = await aProjectWithApplicants(server, { applicants: 4, places: 2 })
    const [declined, withdrawn, accepted, waiting] = pending
    if (!declined || !withdrawn || !accepted || !waiting) throw new Error('four applied')
    await owner.client.patch(`/api/applications/${declined.id}`, { status: 'declined' })
    await withdrawn.volunteer.client.patch(`/api/applications/${withdrawn.id}`, { status: 'withdrawn' })
    await owner.client.patch(`/api/applications/${accepted.id}`, { status: 'accepted' })
    const answer = expectSuccess(await accept(owner.client, idsOf(pending)))
    expect(idsOf(answer.accepted)).toEqual([waiting.id])
    expect(answer.moved.map(({ status }) => status)).toEqual(['declined', 'withdrawn', 'accepted'])
    expect(await spotsOf(project.id)).toMatchObject({ accepted_count: 2, accepted: 2 })
    expect(expectSuccess(await accept(owner.client, idsOf(pending))).accepted).toEqual([])
  })

  test.each(['accept', 'shortlist'] as const)(
    'a call to %s several changes nothing if one belongs to another organization, is unknown, or is the caller’s own',
    async (action) => {
      const { owner, volunteer, id } = await aProjectWithApplicants(server)
      const stranger = await aProjectWithApplicants(server)
      const dual = await aColleague(server, owner)
      await rows('delete from organization_members where user_id = $1', dual.id)
      const own = await anApplication(dual, (await aProject(owner)).id)
      await rows(
        "insert into organization_members (organization_id, user_id, role) values ($1, $2, 'manager')",
        owner.organizationId,
        dual.id,
      )
      const before = await snapshotDatabase(server.database)
      const send = (client: Client, ids: string[]) =>
        client.post(`/api/applications/${action}`, {
          ids,
          ...(action === 'shortlist' && { isShortlisted: true }),
        })
      const unknown = '0f0e0d0c-0b0a-4908-8706-050403020100'
      const answers = [
        await send(owner.client, [id, stranger.id]),
        await send(owner.client, [id, unknown]),
        await send(dual.client, [id, own.id]),
        await send(volunteer.client, [id]),
        await send(owner.client, []),
        await send(
          owner.client,
          Array.from({ length: action === 'accept' ? 51 : 501 }, () => id),
        ),
        await send(owner.client, ['x']),
      ]
      expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual([
        '404 application_not_found',
        '404 application_not_found',
        '403 triage_not_yours',
        '403 triage_not_yours',
        '422 invalid',
        '422 invalid',
        '422 invalid',
      ])
      expect(await snapshotDatabase(server.database)).toEqual(before)
    },
  )

  test('a suspended organization accepts no one', async () => {
    const { owner, id } = await aProjectWithApplicants(server)
    await rows(
      "insert into organization_suspensions (organization_id, reason, suspended_at) values ($1, 'It asks for money.', now())",
      owner.organizationId,
    )
    const before = await snapshotDatabase(server.database)
    const { status, body } = await accept(owner.client, [id])
    expect([status, body]).toMatchObject([409, { code: 'organization_suspended' }])
    expect(await snapshotDatabase(server.database)).toEqual(before)
  })

  test('R4 two members who accept several applications concurrently never fill more spots than there are', async () => {
    const { owner } = await aProjectWithApplicants(server)
    const member = await aColleague(server, owner)
    for (let round = 0; round < 6; round += 1) {
      const projects = [
        await aProject(owner, { maxVolunteers: 3 }),
        await aProject(owner, { maxVolunteers: 3 }),
      ]
      const [one = [], two = []] = await Promise.all(
        projects.map(({ id }) => insertApplicants(server.database.db, { projectId: id, count: 4 })),
      )
      // Each wants two spots of each project, which has three.
      const sets = [
        [...one.slice(0, 2), ...two.slice(0, 2)],
        [...two.slice(2), ...one.slice(2)],
      ]
      const answers = await Promise.all(
        [owner, member].map(({ client }, index) =>
          post(client, new URL('/api/applications/accept', index ? server.url : second.url), {
            ids: sets[index],
          }),
        ),
      )
      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 1 })
      for (const { id } of projects)
        expect(await spotsOf(id)).toMatchObject({ accepted_count: 2, accepted: 2 })
    }
  })

  test('R4 accepting all and declining all concurrently moves each application once', async () => {
    const { owner } = await aProjectWithApplicants(server)
    const member = await aColleague(server, owner)
    for (let round = 0; round < 6; round += 1) {
      const projects = [
        await aProject(owner, { maxVolunteers: 5 }),
        await aProject(owner, { maxVolunteers: 5 }),
      ]
      const ids = (
        await Promise.all(
          projects.map(({ id }) => insertApplicants(server.database.db, { projectId: id, count: 4 })),
        )
      ).flat()
      const [accepting, declining] = await Promise.all([
        post(owner.client, new URL('/api/applications/accept', server.url), { ids }),
        post(member.client, new URL('/api/applications/decline', second.url), { ids: ids.toReversed() }),
      ])
      expect([accepting.status, declining.status]).toEqual([200, 200])
      expect(accepting.body.accepted.length + declining.body.declined.length).toBe(8)
      const [moves] = await rows(
        'select count(*)::int as moves, count(distinct application_id)::int as moved from application_history where application_id = any($1)',
        ids,
      )
      expect(moves).toEqual({ moves: 8, moved: 8 })
      for (const { id } of projects) {
        const spots = await spotsOf(id)
        expect(spots?.accepted_count).toBe(spots?.accepted)
      }
    }
  })
})

describe('shortlisting several applications', () => {
  test('pending applications join the shortlist or leave it, and others stay as they are', async () => {
    const { owner, pending } = await aProjectWithApplicants(server, { applicants: 3 })
    const [one = '', two = '', decided = ''] = idsOf(pending)
    await owner.client.patch(`/api/applications/${decided}`, { status: 'declined' })
    const listed = async () =>
      idsOf(
        expectSuccess(await owner.client.call(listApplicants, { query: { show: 'shortlisted' } })),
      ).toSorted()
    const answer = expectSuccess(await shortlist(owner.client, [one, two, decided, two]))
    expect([answer.changed.toSorted(), idsOf(answer.moved)]).toEqual([[one, two].toSorted(), [decided]])
    expect(await listed()).toEqual([one, two].toSorted())
    const before = await snapshotDatabase(server.database)
    expectSuccess(await shortlist(owner.client, [one, two]))
    expect(await snapshotDatabase(server.database)).toEqual(before)
    expectSuccess(await shortlist(owner.client, [one], false))
    expect(await listed()).toEqual([two])
  })
})
