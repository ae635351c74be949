import { describe, expect, test } from 'vitest'
import { answerChange, aWorkAgreed } from '#tests/support/scenarios/agreed-scopes.ts'
import { aCollaboration } from '#tests/support/scenarios/collaboration.ts'
import {
  anApplication,
  anOrganization,
  aProject,
  aProjectWithApplicants,
  aVolunteer,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useSchedule } from '#tests/support/scenarios/schedule.ts'
import { useServer } from '#tests/support/running/server.ts'

// Before all deadlines below: people apply until then.
const server = useServer({ now: () => new Date('2026-11-22T10:00:00Z') })
const { plan, runAt, passTo } = useSchedule(server)
const { rows } = server
const kindsOf = async ({ client }: Person) =>
  (await client.get('/api/notifications')).body.map(({ kind }: { kind: string }) => kind)
const at = (text: string) => new Date(text)
const save = ({ client }: Person, id: string) => client.post(`/api/projects/${id}/save`, {})

/** A project in New York, with these dates. */
async function aDatedProject(dates: {
  application_deadline?: string
  start_date?: string
  end_date?: string
}) {
  const owner = await anOrganization(server)
  const { id } = await aProject(owner, { maxVolunteers: 5 })
  for (const [column, day] of Object.entries({ time_zone: 'America/New_York', ...dates })) {
    await rows(`update projects set ${column} = $2 where id = $1`, id, day)
  }
  return { owner, projectId: id }
}

describe('the deadline of a saved project', () => {
  test.each([
    // Each three days before the end of the deadline's day in New York: in winter, summer, on both changes of the clocks,
    // and over a leap day.
    ['2027-01-15', '2027-01-13T05:00:00Z'],
    ['2027-07-15', '2027-07-13T04:00:00Z'],
    ['2027-03-14', '2027-03-12T04:00:00Z'],
    ['2027-11-07', '2027-11-05T05:00:00Z'],
    ['2028-03-01', '2028-02-28T05:00:00Z'],
  ])('on %s is announced once, from %s on', async (deadline, due) => {
    const { projectId } = await aDatedProject({ application_deadline: deadline })
    const reader = await aVolunteer(server)
    expect((await save(reader, projectId)).status).toBeLessThan(300)
    const before = new Date(at(due).getTime() - 60_000)
    await plan(before)
    await runAt(before)
    expect(await kindsOf(reader)).not.toContain('project.deadline_near')
    for (let days = 0; days < 3; days += 1) await passTo(at(due), days)
    const found = (await kindsOf(reader)).filter((kind: string) => kind === 'project.deadline_near')
    expect(found).toHaveLength(1)
  })

  test('is not announced to people who applied or no longer save it, nor once it is closed', async () => {
    const { owner, projectId } = await aDatedProject({ application_deadline: '2027-05-20' })
    const [applied, unsaved, kept] = [
      await aVolunteer(server),
      await aVolunteer(server),
      await aVolunteer(server),
    ]
    for (const person of [applied, unsaved, kept]) await save(person, projectId)
    await plan(at('2027-05-01T00:00:00Z'))
    await anApplication(applied, projectId)
    await rows('delete from saved_projects where user_id = $1', unsaved.id)
    await passTo(at('2027-05-18T05:00:00Z'), 0)
    expect(await kindsOf(kept)).toContain('project.deadline_near')
    for (const person of [applied, unsaved]) {
      expect(await kindsOf(person)).not.toContain('project.deadline_near')
    }
    const other = await aDatedProject({ application_deadline: '2027-05-20' })
    await save(kept, other.projectId)
    await plan(at('2027-05-01T00:00:00Z'))
    await other.owner.client.post(`/api/projects/${other.projectId}/complete`)
    expect(
      await rows('select distinct outcome from scheduled_actions where subject_id = $1', other.projectId),
    ).toEqual([{ outcome: 'canceled' }])
    expect(owner.id).not.toBe(other.owner.id)
  })

  test('is not announced to members, nor to people whom a block separates from the organization', async () => {
    const { owner, projectId } = await aDatedProject({ application_deadline: '2027-05-20' })
    const [blocked, kept] = [await aVolunteer(server), await aVolunteer(server)]
    for (const { id } of [owner, blocked, kept]) {
      await rows('insert into saved_projects (user_id, project_id) values ($1, $2)', id, projectId)
    }
    await rows(
      'insert into contacts (volunteer_id, organization_id, blocked_by_volunteer_at) values ($1, $2, now())',
      blocked.id,
      owner.organizationId,
    )
    await passTo(at('2027-05-18T05:00:00Z'), 0)
    expect(await kindsOf(kept)).toContain('project.deadline_near')
    for (const person of [owner, blocked]) {
      expect(await kindsOf(person)).not.toContain('project.deadline_near')
    }
  })

  test('is announced while some spots are taken', async () => {
    const { owner, projectId } = await aDatedProject({ application_deadline: '2027-05-20' })
    const reader = await aVolunteer(server)
    await save(reader, projectId)
    await aCollaboration(server, { owner, projectId })
    expect(await rows('select status from projects where id = $1', projectId)).toEqual([{ status: 'active' }])
    await passTo(at('2027-05-18T05:00:00Z'), 0)
    expect(await kindsOf(reader)).toContain('project.deadline_near')
  })

  test('is planned again when it changes', async () => {
    const { projectId } = await aDatedProject({ application_deadline: '2027-05-20' })
    const reader = await aVolunteer(server)
    await save(reader, projectId)
    await plan(at('2027-05-01T00:00:00Z'))
    await rows("update projects set application_deadline = '2027-06-20' where id = $1", projectId)
    await passTo(at('2027-05-18T05:00:00Z'), 0)
    expect(await kindsOf(reader)).not.toContain('project.deadline_near')
    await passTo(at('2027-06-18T05:00:00Z'), 0)
    expect(await kindsOf(reader)).toContain('project.deadline_near')
  })
})

test('a deadline is announced to hundreds who saved it in several transactions, to each of them once', async () => {
  const { projectId } = await aDatedProject({ application_deadline: '2027-05-20' })
  await rows(
    `with people as (
       insert into users (id, first_name, last_name, email, user_type, password_hash, terms_version)
       select gen_random_uuid(), 'Robin', 'Saver', 'saver' || n || '@example.org', 'volunteer', '', ''
       from generate_series(1, 250) n returning id)
     insert into saved_projects (user_id, project_id) select id, $1 from people`,
    projectId,
  )
  for (let days = 0; days < 2; days += 1) await passTo(at('2027-05-18T05:00:00Z'), days)
  const found = await rows(
    `select count(*)::int as all, count(distinct user_id)::int as people, count(distinct fact_id)::int as events
     from notifications where kind = 'project.deadline_near' and data ->> 'projectId' = $1`,
    projectId,
  )
  expect(found).toEqual([{ all: 250, people: 250, events: 3 }])
})

describe('the dates of accepted work', () => {
  const dateKindsOf = async (person: Person) =>
    (await kindsOf(person)).filter((kind: string) => kind.startsWith('project.'))

  test('remind both sides of its start and end, and ask for completion after it', async () => {
    const { owner, projectId } = await aDatedProject({ start_date: '2027-06-01', end_date: '2027-06-30' })
    const { volunteer } = await aCollaboration(server, { owner, projectId })
    const seen: string[][] = []
    for (const day of ['2027-05-20', '2027-05-30', '2027-06-25', '2027-07-03']) {
      await passTo(at(`${day}T12:00:00Z`), 0)
      for (const person of [owner, volunteer]) seen.push(await dateKindsOf(person))
    }
    const steps = ['project.starting', 'project.ending', 'project.end_passed']
    expect(seen).toEqual([0, 0, 1, 1, 2, 2, 3, 3].map((count) => steps.slice(0, count).toReversed()))
  })

  test.each([
    // The ends of days in New York, seven days before: over both changes of the clocks and a leap day.
    ['2027-03-17', '2027-03-11T04:00:00Z'],
    ['2027-11-09', '2027-11-03T05:00:00Z'],
    ['2028-03-03', '2028-02-26T05:00:00Z'],
  ])('remind of an end on %s once, from %s on', async (end, due) => {
    const { owner, projectId } = await aDatedProject({ end_date: end })
    const { volunteer } = await aCollaboration(server, { owner, projectId })
    const before = new Date(at(due).getTime() - 60_000)
    await plan(before)
    await runAt(before)
    expect(await dateKindsOf(volunteer)).toEqual([])
    for (let days = 0; days < 4; days += 1) await passTo(at(due), days)
    expect(await dateKindsOf(volunteer)).toEqual(['project.ending'])
  })

  test('are those that the volunteer agreed to, and the members are notified of each date once', async () => {
    const { owner, projectId } = await aDatedProject({ end_date: '2027-06-30' })
    const [early, alsoEarly] = [
      await aCollaboration(server, { owner, projectId }),
      await aCollaboration(server, { owner, projectId }),
    ]
    await rows("update projects set end_date = '2027-08-31' where id = $1", projectId)
    const late = await aCollaboration(server, { owner, projectId })
    await passTo(at('2027-06-25T12:00:00Z'), 0)
    for (const { volunteer } of [early, alsoEarly]) {
      expect(await dateKindsOf(volunteer)).toEqual(['project.ending'])
    }
    expect(await dateKindsOf(late.volunteer)).toEqual([])
    expect(await dateKindsOf(owner)).toEqual(['project.ending'])
    await passTo(at('2027-08-26T12:00:00Z'), 0)
    expect(await dateKindsOf(late.volunteer)).toEqual(['project.ending'])
    expect((await dateKindsOf(owner)).filter((kind: string) => kind === 'project.ending')).toHaveLength(2)
  })

  test('are not those that the project gets after work without an end was agreed', async () => {
    const { project, id } = await aWorkAgreed(server)
    await rows("update projects set end_date = '2027-06-30' where id = $1", project.id)
    await plan(at('2027-06-01T12:00:00Z'))
    expect(
      await rows("select from scheduled_actions where subject_id = $1 and rule = 'project.end'", id),
    ).toEqual([])
  })

  test('are planned again when the volunteer agrees to others, and end with the project', async () => {
    const { owner, project, volunteer, id, ask } = await aWorkAgreed(server, { endDate: '2027-06-30' })
    const dueOf = () =>
      rows(
        "select outcome, cause_at::date::text as day from scheduled_actions where subject_id = $1 and rule = 'project.end'",
        id,
      )
    await plan(at('2027-06-01T12:00:00Z'))
    expect(await dueOf()).toEqual([{ outcome: null, day: '2027-07-01' }])
    expect(
      (await answerChange(volunteer, await ask({ endDate: '2027-08-31' }), { answer: 'accept' })).status,
    ).toBe(200)
    expect(await dueOf()).toEqual([{ outcome: 'canceled', day: '2027-07-01' }])
    await plan(at('2027-06-01T12:00:00Z'))
    expect(await dueOf()).toEqual([{ outcome: null, day: '2027-09-01' }])
    await owner.client.post(`/api/projects/${project.id}/complete`)
    expect(await dueOf()).toEqual([{ outcome: 'canceled', day: '2027-09-01' }])
  })
})

test('a volunteer without an answer reads on day 7 that the application waits, until it is answered', async () => {
  const { owner, volunteer, id } = await aProjectWithApplicants(server)
  const since = new Date()
  await plan(since)
  await passTo(since, 6)
  expect(await kindsOf(volunteer)).not.toContain('application.still_waiting')
  await passTo(since, 7)
  expect(await kindsOf(volunteer)).toContain('application.still_waiting')
  await owner.client.patch(`/api/applications/${id}`, { status: 'declined' })
  expect(await kindsOf(volunteer)).not.toContain('application.still_waiting')
})
