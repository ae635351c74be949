import { expect, test, describe } from 'vitest'
import type { EndpointRequest } from '#contract/endpoint.ts'
import { getApplicantCounts, listApplicants, type Applicant } from '#contract/applications/applicants.ts'
import { moveApplication } from '#contract/applications/applications.ts'
import { shortlistApplication } from '#contract/applications/triage.ts'
import { applicantFilters } from '#domain/applications/applicant-filters.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'
import {
  aColleague,
  anOrganization,
  aProjectWithApplicants,
  insertApplicants,
  insertProjects,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const run = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)
type Query = EndpointRequest<typeof listApplicants>['query']
const list = async (client: Client, query: Query = {}): Promise<Applicant[]> => {
  const answer = await client.call(listApplicants, { query: { limit: 100, ...query } })
  return expectSuccess(answer)
}
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

describe('the numbers beside the filters', () => {
  test('the numbers agree with the lists for any applications', async () => {
    const owner = await anOrganization(server)
    const colleague = await aColleague(server, owner)
    const { db } = server.database
    const projects = await insertProjects(db, [
      { organizationId: owner.organizationId, maxVolunteers: 2 },
      { organizationId: owner.organizationId, maxVolunteers: null },
      { organizationId: owner.organizationId },
    ])
    const statuses = ['pending', 'pending', 'accepted', 'completed', 'declined', 'withdrawn'] as const
    for (const [index, projectId] of projects.slice(0, 2).entries()) {
      for (const status of statuses) {
        // A plain row does not say who ended it.
        const isWithdrawn = status === 'withdrawn'
        const ids = await insertApplicants(db, {
          projectId,
          count: 1 + index,
          status: isWithdrawn ? 'pending' : status,
        })
        if (isWithdrawn)
          await run(
            "update applications set status = 'withdrawn', ended_by = 'volunteer' where id = any($1)",
            ids,
          )
      }
    }
    await run(
      'update applications set shortlisted_at = now() where hashtext(id::text) % 2 = 0 and project_id = any($1)',
      projects,
    )
    await run(
      `insert into hour_entries (application_id, date, hours, status, decided_at)
       select a.id, '2026-05-01', 2.5, s, case when s = 'awaiting' then null else now() end
       from applications a, unnest(array['awaiting', 'confirmed']) s
       where a.status in ('accepted', 'withdrawn') and hashtext(a.id::text) % 2 = 0 and project_id = any($1)`,
      projects,
    )
    for (const { client } of [owner, colleague]) {
      for (const projectId of [undefined, ...projects]) {
        const scope = projectId === undefined ? {} : { projectId }
        const answer = expectSuccess(await client.call(getApplicantCounts, { query: scope }))
        // All filters have this order.
        const newest = { ...scope, sort: 'newest' } as const
        const all = await list(client, newest)
        for (const show of applicantFilters) {
          const shown = await list(client, { ...newest, show })
          expect([show, shown.length]).toEqual([show, answer.counts[show]])
          expect(idsOf(shown)).toEqual(idsOf(all.filter((row) => isShown(row, show))))
        }
        const [limited, open] = projects.map((id) => answer.projects.find((each) => each.id === id))
        expect(limited).toMatchObject({ placesLeft: 2, maxVolunteers: 2, applicants: 6, pending: 2 })
        expect(open).toMatchObject({ placesLeft: null, maxVolunteers: null, applicants: 12, pending: 4 })
        // Most pending ones first; a project without applicants is left out.
        expect(idsOf(answer.projects)).toEqual([projects[1], projects[0]])
      }
    }
  })

  const isShown = (row: Applicant, show: (typeof applicantFilters)[number]): boolean => {
    if (show === 'all') return true
    if (show === 'shortlisted') return row.isShortlisted
    if (show === 'hours') return row.waitingHours > 0
    return row.status === show
  }

  test('an accepted application leaves the shortlist, and its project has a spot less', async () => {
    const { owner, id } = await aProjectWithApplicants(server, { places: 2 })
    const numbers = async () => {
      const { counts, projects } = expectSuccess(await owner.client.call(getApplicantCounts, { query: {} }))
      return [counts.shortlisted, counts.pending, counts.accepted, projects[0]?.placesLeft]
    }
    await owner.client.call(shortlistApplication, { params: { id } })
    expect(await numbers()).toEqual([1, 1, 0, 2])
    await owner.client.call(moveApplication, { params: { id }, body: { status: 'accepted' } })
    expect(await numbers()).toEqual([0, 0, 1, 1])
  })
})
