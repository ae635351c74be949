import { describe, expect, test } from 'vitest'
import { completeProject } from '#contract/projects/completion.ts'
import { saveImpactReport } from '#contract/projects/impact-reports.ts'
import {
  getImpact,
  getOrganizationImpact,
  listImpactGroups,
  listOrganizationImpactGroups,
} from '#contract/impact/impact.ts'
import { removeHourRate, saveHourRate } from '#contract/impact/rates.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { aCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { confirmLoggedHours } from '#tests/support/scenarios/rewards.ts'
import {
  anAcceptedApplication,
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const { rows } = server
const rate = { year: 2025, amount: 34.79, currency: 'USD', source: 'Independent Sector' }

describe('the impact report of an organization', () => {
  test('counts people, projects, applications, answers, hours and people helped', async () => {
    const work = await aCollaboration(server)
    const { owner, volunteer, projectId } = work
    const params = { id: owner.organizationId }
    const other = await aProject(owner, { maxVolunteers: 5 })
    const [second, third] = [await aVolunteer(server), await aVolunteer(server)]
    await anApplication(second, other.id)
    const declined = await anApplication(third, other.id)
    await owner.client.patch(`/api/applications/${declined.id}`, { status: 'declined' })
    await anAcceptedApplication(volunteer, owner, other.id)
    await rows(
      "update applications set created_at = reviewed_at - interval '2 days' where reviewed_at is not null",
    )
    await confirmLoggedHours(work, 2.5)
    await confirmLoggedHours(work, 1.25)
    expectSuccess(await owner.client.call(completeProject, { params: { id: projectId }, body: {} }))
    const impact = { peopleHelped: 40, summary: 'Forty families slept indoors.' }
    expectSuccess(await owner.client.call(saveImpactReport, { params: { id: projectId }, body: impact }))
    const { figures, organization, previous, series } = expectSuccess(
      await owner.client.call(getOrganizationImpact, { params, query: {} }),
    )
    expect(organization).toMatchObject(params)
    expect(figures).toEqual({
      volunteers: { applied: 3, accepted: 1, worked: 1, new: 3 },
      organizations: 1,
      projects: { posted: 2, completed: 1, canceled: 0 },
      applications: {
        sent: 4,
        accepted: 2,
        declined: 1,
        withdrawn: 0,
        closed: 0,
        waiting: 1,
        acceptedPercent: 50,
      },
      answers: { count: 3, medianDays: 2, slowDays: 2 },
      hours: { confirmed: 3.75, automatic: 0 },
      peopleHelped: 40,
      value: { amounts: [], missing: [{ year: new Date().getUTCFullYear(), hours: 3.75 }] },
    })
    expect(previous.applications.sent).toBe(0)
    // The first and the last of twelve months are in the same month of two years, unless today ends one.
    expect(series.length).toBeGreaterThanOrEqual(12)
    expect(series.at(-1)).toMatchObject({ hours: 3.75, volunteers: 1, peopleHelped: 40 })
  })

  test('is only for its members', async () => {
    const [owner, other] = [await anOrganization(server), await anOrganization(server)]
    const params = { id: other.organizationId }
    expect(await owner.client.call(getOrganizationImpact, { params, query: {} })).toMatchObject({
      status: 404,
      body: { code: 'organization_not_found' },
    })
  })

  test('names the operator’s rate and its source beside the value of time', async () => {
    const admin = await anAdministrator(server)
    const work = await aCollaboration(server)
    const year = new Date().getUTCFullYear()
    await confirmLoggedHours(work, 2)
    const read = async () =>
      expectSuccess(
        await work.owner.client.call(getOrganizationImpact, {
          params: { id: work.owner.organizationId },
          query: { period: 'this_year' },
        }),
      )
    expect((await read()).rates).toEqual([])
    expectSuccess(await admin.client.call(saveHourRate, { body: { ...rate, year } }))
    const { figures, rates } = await read()
    expect(figures.value).toEqual({ amounts: [{ currency: 'USD', amount: 69.58 }], missing: [] })
    expect(rates).toEqual([{ ...rate, year, sourceUrl: null }])
    expectSuccess(await admin.client.call(removeHourRate, { params: { year } }))
    expect((await read()).figures.value.amounts).toEqual([])
  })

  test('has nothing where nothing happened, and says so instead of failing', async () => {
    const owner = await anOrganization(server)
    const params = { id: owner.organizationId }
    const { figures, series, choices } = expectSuccess(
      await owner.client.call(getOrganizationImpact, { params, query: { period: 'last_year' } }),
    )
    expect(figures.answers).toEqual({ count: 0, medianDays: null, slowDays: null })
    expect(figures.applications.acceptedPercent).toBeNull()
    expect(series).toHaveLength(12)
    expect(choices).toEqual({ causes: [], places: [] })
    const { groups, total } = expectSuccess(
      await owner.client.call(listOrganizationImpactGroups, { params, query: { by: 'cause' } }),
    )
    expect([groups, total]).toEqual([[], 0])
  })
})

describe('the impact report of the site', () => {
  test('is filtered by organization, cause and place, and divided by each', async () => {
    const admin = await anAdministrator(server)
    const owner = await anOrganization(server)
    await aProject(owner, { causeAreas: ['Animals'], isRemote: false, location: 'Towson, MD' })
    await aProject(owner, { causeAreas: ['Animals', 'Seniors'], isRemote: false, location: 'Nowhere at all' })
    await aProject(owner, { causeAreas: ['Seniors'], isRemote: true })
    const { organizationId } = owner
    const posted = async (query: object) =>
      expectSuccess(
        await admin.client.call(getImpact, { query: { organizationId, period: 'this_month', ...query } }),
      ).figures.projects.posted
    expect(await posted({})).toBe(3)
    expect(await posted({ cause: 'animals' })).toBe(2)
    expect(await posted({ place: 'US.MD' })).toBe(1)
    expect(await posted({ place: 'remote' })).toBe(1)
    expect(await posted({ place: 'unknown' })).toBe(1)
    expect(await posted({ place: 'DE' })).toBe(0)
    // A country has all its states.
    expect(await posted({ place: 'US' })).toBe(1)
    expect(await posted({ cause: 'animals', place: 'remote' })).toBe(0)
    const report = expectSuccess(
      await admin.client.call(getImpact, { query: { organizationId, cause: 'seniors', place: 'US.MD' } }),
    )
    expect(report).toMatchObject({
      cause: { id: 'seniors', name: 'Seniors' },
      place: { id: 'US.MD', name: 'Maryland' },
      choices: { places: [{ id: 'US.MD', name: 'Maryland' }] },
    })
    const groups = async (by: 'cause' | 'place' | 'organization') =>
      expectSuccess(
        await admin.client.call(listImpactGroups, { query: { organizationId, by, order: 'projects' } }),
      ).groups.map(({ key, projectsPosted }) => [key, projectsPosted])
    expect(await groups('cause')).toEqual([
      ['animals', 2],
      ['seniors', 2],
    ])
    expect(Object.fromEntries(await groups('place'))).toEqual({ 'US.MD': 1, remote: 1, unknown: 1 })
    expect(await groups('organization')).toEqual([[organizationId, 3]])
  })

  test('names causes as organizations wrote them, and a country by what is not known of it', async () => {
    const admin = await anAdministrator(server)
    const owner = await anOrganization(server)
    await aProject(owner, { causeAreas: ['Lake Cleanup'], isRemote: false, location: 'United States' })
    const query = { organizationId: owner.organizationId }
    const { choices } = expectSuccess(await admin.client.call(getImpact, { query }))
    expect(choices.causes.map(({ name }) => name)).toEqual(['Lake Cleanup'])
    expect(choices.places).toEqual([{ id: 'US', name: 'United States' }])
    const nameOf = async (by: 'cause' | 'place') =>
      expectSuccess(await admin.client.call(listImpactGroups, { query: { ...query, by } })).groups[0]?.name
    expect(await nameOf('cause')).toBe('Lake Cleanup')
    expect(await nameOf('place')).toBe('United States, state or region not known')
  })

  test('has every month up to the last one, however few groups a table shows', async () => {
    const admin = await anAdministrator(server)
    const query = { period: 'custom', from: '2023-01-01', to: '2024-12-31' } as const
    const months = expectSuccess(await admin.client.call(listImpactGroups, { query }))
    expect([months.groups.length, months.total]).toEqual([24, 24])
    expect(months.groups.at(-1)?.key).toBe('2024-12')
    const quarters = expectSuccess(
      await admin.client.call(listImpactGroups, { query: { ...query, by: 'quarter', limit: 1 } }),
    )
    expect(quarters.groups.at(-1)?.key).toBe('2024-Q4')
  })

  test('lists the first groups and says how many there are', async () => {
    const admin = await anAdministrator(server)
    const { groups, total } = expectSuccess(
      await admin.client.call(listImpactGroups, { query: { by: 'organization', limit: 1, order: 'name' } }),
    )
    expect(groups).toHaveLength(1)
    expect(total).toBeGreaterThan(1)
  })

  test('counts in the days of the site’s time zone', async () => {
    const admin = await anAdministrator(server)
    const owner = await anOrganization(server)
    const project = await aProject(owner)
    await rows("update projects set created_at = '2025-01-01T03:30:00Z' where id = $1", project.id)
    const { body: site } = await admin.client.get('/api/admin/site')
    await admin.client.patch('/api/admin/site', { version: site.version, timeZone: 'America/New_York' })
    const posted = async (from: string, to: string) => {
      const { organizationId } = owner
      const query = { period: 'custom', from, to, organizationId } as const
      return expectSuccess(await admin.client.call(getImpact, { query }))
    }
    const december = await posted('2024-12-01', '2024-12-31')
    expect([december.timeZone, december.figures.projects.posted]).toEqual(['America/New_York', 1])
    expect((await posted('2025-01-01', '2025-01-31')).figures.projects.posted).toBe(0)
    await admin.client.patch('/api/admin/site', { version: site.version + 1, timeZone: null })
    expect((await posted('2025-01-01', '2025-01-31')).figures.projects.posted).toBe(1)
  })

  test.each([
    ['from', 'period=custom'],
    ['from', 'period=custom&from=2026-01-01'],
    ['to', 'period=custom&from=2026-01-02&to=2026-01-01'],
    ['to', 'period=custom&from=2001-01-01&to=2026-01-01'],
    ['from', 'from=2026-02-30'],
    ['period', 'period=forever'],
    ['yearStart', 'yearStart=13'],
    ['place', 'place=near%20me'],
    ['place', 'place=XQ'],
    ['place', 'place=US.ZZ'],
    ['place', 'place=DE.01'],
    ['organizationId', 'organizationId=mine'],
  ])('refuses filters with a mistake in %s: %s', async (path, query) => {
    const admin = await anAdministrator(server)
    const { status, body } = await admin.client.get(`/api/admin/impact?${query}`)
    expect([status, body['issues'][0].path]).toEqual([422, path])
    expect(body['issues'][0].message).not.toMatch(/undefined|\uE000/)
  })

  test('knows no organization that does not exist', async () => {
    const admin = await anAdministrator(server)
    const organizationId = '00000000-0000-4000-8000-000000000000'
    expect(await admin.client.call(getImpact, { query: { organizationId } })).toMatchObject({ status: 404 })
  })
})
