import { describe, expect, test } from 'vitest'
import type { EndpointRequest } from '#contract/endpoint.ts'
import { getApplicantCounts, listApplicants, type Applicant } from '#contract/applications/applicants.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'
import {
  aDual,
  anApplication,
  anOrganization,
  aProject,
  aProjectWithApplicants,
  aVolunteer,
  insertApplicants,
  insertOrganization,
  insertProjects,
  joinOrganization,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const run = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)
type Query = EndpointRequest<typeof listApplicants>['query']
const ask = (client: Client, query: Partial<Record<string, string | number>> = {}) =>
  client.get(
    `/api/applicants?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()}`,
  )
const list = async (client: Client, query: Query = {}): Promise<Applicant[]> => {
  const answer = await client.call(listApplicants, { query: { limit: 100, ...query } })
  return expectSuccess(answer)
}
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

describe('applicants', () => {
  test('an applicant is a row with the fit, the skills and the beginning of the message', async () => {
    const owner = await anOrganization(server)
    const project = await aProject(owner, {
      requiredSkills: ['Web Development', 'Research', 'Grant Writing'],
    })
    const volunteer = await aVolunteer(server, { firstName: 'Amara', lastName: 'Okafor' })
    // Fundraising is close to grant writing, which they don't list.
    await run(
      "insert into volunteer_profiles (user_id, bio, skills) values ($1, '', '{Research,Photography,Fundraising}')",
      volunteer.id,
    )
    const { id } = await anApplication(volunteer, project.id, {
      coverLetter: `I drive\n\nfor a  food bank. ${'a'.repeat(500)}`,
    })
    const [row] = await list(owner.client)
    expect(row).toMatchObject({
      id,
      status: 'pending',
      isShortlisted: false,
      skills: ['Research'],
      waitingHours: 0,
      decidedBy: null,
      decidedAt: null,
      volunteer: { id: volunteer.id, firstName: 'Amara', lastName: 'Okafor' },
      project: { id: project.id, title: project.title },
      organization: { id: owner.organizationId },
    })
    expect(row?.excerpt).toMatch(/^I drive for a food bank\. a{175}$/)
    expect(row?.matchScore).toBeGreaterThan(0)
    expect(JSON.stringify(row)).not.toContain(volunteer.email)
  })

  test('applicants to other organizations are not listed, and neither is the reader', async () => {
    const { owner, id } = await aProjectWithApplicants(server)
    const stranger = await aProjectWithApplicants(server)
    const dual = await aVolunteer(server)
    await anApplication(dual, (await aProject(owner)).id)
    await joinOrganization(server.database.db, { organizationId: owner.organizationId, userId: dual.id })
    expect(idsOf(await list(dual.client))).toEqual([id])
    expect(await list(owner.client)).toHaveLength(2)
    expect(
      await list(stranger.owner.client, { projectId: (await list(owner.client))[0]?.project.id ?? '' }),
    ).toEqual([])
    expect(await list(stranger.owner.client, { organizationId: owner.organizationId })).toEqual([])
    expect(await list((await aVolunteer(server)).client)).toEqual([])
    const { counts } = expectSuccess(await dual.client.call(getApplicantCounts, { query: {} }))
    expect(counts).toMatchObject({ all: 1, pending: 1 })
  })

  test('a member of several organizations sees the applicants of all, or of one', async () => {
    const member = await aDual(server)
    const other = await insertOrganization(server.database.db)
    await joinOrganization(server.database.db, { organizationId: other, userId: member.id })
    const { db } = server.database
    const [one = '', two = ''] = await insertProjects(db, [
      { organizationId: member.organizationId },
      { organizationId: other },
    ])
    const first = await insertApplicants(db, { projectId: one, count: 2 })
    const others = await insertApplicants(db, { projectId: two, count: 1 })
    expect(idsOf(await list(member.client)).toSorted()).toEqual([...first, ...others].toSorted())
    expect(idsOf(await list(member.client, { organizationId: other }))).toEqual(others)
  })

  test.each([
    ['zoe', ['Zoë']],
    ['ZOE mull', ['Zoë']],
    ['uller', []],
    ['développ', ['Zoë']],
    ['c++', ['Zoë']],
    ['c#', []],
    ['shelter dog', ['Zoë']],
    ['иван', ['Иван']],
    ['网站', ['Иван']],
    ['o’brien', ['Sean']],
    ["o'br", ['Sean']],
    ['100%', ['Sean']],
    ['%', []],
    ['_', []],
    ["'; drop table users; --", []],
    ['\\', []],
    ['(?:', []],
    ['a'.repeat(200), []],
    ['answered', ['Sean']],
    ['zoe sean', []],
    // Twelve words count.
    ['z zo zoe m mu mul mull s sh she shel shelt nothing', ['Zoë']],
    ['z zo zoe m mu mul mull s sh she shel nothing', []],
  ])('the search %j finds %j', async (q, names) => {
    const { owner } = await searchable()
    expect((await list(owner.client, { q })).map(({ volunteer }) => volunteer.firstName)).toEqual(names)
    const { counts } = expectSuccess(await owner.client.call(getApplicantCounts, { query: { q } }))
    expect([counts.all, counts.pending]).toEqual([names.length, names.length])
  })

  test('a search says in each row what it found there: a skill, or else a sentence', async () => {
    const owner = await anOrganization(server)
    const project = await aProject(owner, { title: 'Stock count' })
    const apply = async (skills: string[], coverLetter: string) => {
      const volunteer = await aVolunteer(server, { firstName: 'Elif', lastName: 'Moss' })
      await run(
        "insert into volunteer_profiles (user_id, bio, skills) values ($1, '', $2::text[])",
        volunteer.id,
        skills,
      )
      return (await anApplication(volunteer, project.id, { coverLetter })).id
    }
    const skilled = await apply(['Research', 'Fundraising'], 'I like fundraising.')
    const written = await apply(['Research'], 'Hello! I did fúndraising for a shelter. Thanks.')
    const foundBy = async (q?: string) =>
      Object.fromEntries((await list(owner.client, q ? { q } : {})).map(({ id, found }) => [id, found]))
    expect(await foundBy('fundrais')).toEqual({
      [skilled]: { kind: 'skill', text: 'Fundraising' },
      [written]: { kind: 'sentence', text: 'I did fúndraising for a shelter.' },
    })
    // The row shows the name and the project's title anyway.
    expect(await foundBy('elif stock')).toEqual({ [skilled]: null, [written]: null })
    expect(await foundBy()).toEqual({ [skilled]: null, [written]: null })
  })

  test('a search of more than 200 characters is refused', async () => {
    const { owner } = await searchable()
    const { status, body } = await ask(owner.client, { q: 'a'.repeat(201) })
    expect([status, body]).toMatchObject([
      422,
      { issues: [{ path: 'q', message: 'Must be at most 200 characters' }] },
    ])
  })
})

let known: ReturnType<typeof makeSearchable> | undefined
const searchable = () => (known ??= makeSearchable())

async function makeSearchable() {
  const owner = await anOrganization(server)
  const project = await aProject(owner, { title: 'Shelter site', requiredSkills: ['Web Development'] })
  const zoe = await aVolunteer(server, { firstName: 'Zoë', lastName: 'Müller' })
  const ivan = await aVolunteer(server, { firstName: 'Иван', lastName: 'Петров' })
  const sean = await aVolunteer(server, { firstName: 'Sean', lastName: "O'Brien" })
  await run("insert into volunteer_profiles (user_id, bio, skills) values ($1, '', '{C++}')", zoe.id)
  await anApplication(zoe, project.id, { coverLetter: 'Développement web for dogs.' })
  await anApplication(ivan, project.id, { coverLetter: '我会网站开发。' })
  const { id } = await anApplication(sean, project.id, { coverLetter: 'I am 100% sure.' })
  await run(
    `update applications set screening_answers = '[{"questionId": "1", "question": "Why?", "answer": "I answered it."}]' where id = $1`,
    id,
  )
  return { owner }
}
