/** The lists of cases and staff as CSV; those of people, projects and reports have their own tests. */
import { expect, test } from 'vitest'
import { exportStaff } from '#contract/administration/staff.ts'
import { exportClaimReviews, requestClaimReview } from '#contract/organizations/claim-reviews.ts'
import { askForCoordinator, exportHelpRequests } from '#contract/organizations/coordination.ts'
import { exportVerifications } from '#contract/verification/cases.ts'
import { downloadCsv, listRecordedExports } from '#tests/support/calls/csv.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'
import { anAdministrator, aStaffMember } from '#tests/support/scenarios/administrators.ts'
import {
  anOrganization,
  aVolunteer,
  expectSuccess,
  insertOrganization,
} from '#tests/support/scenarios/scenario.ts'
import { useVerificationCases } from '#tests/support/scenarios/verification-cases.ts'

const server = useServer({ hasLimits: true })
const { aCase, decide } = useVerificationCases(server)
const { rows } = server

const linesOf = async (client: Client, endpoint: { path: string }, body: object = {}) =>
  (await downloadCsv(client, endpoint.path, body)).lines
const today = new Date().toISOString().slice(0, 10)

test('verifications as CSV are those of the filters, each once over batches, and recorded without the search', async () => {
  const { client, id } = await aStaffMember(server, 'verifier')
  const admin = await anAdministrator(server)
  const heron = await aCase('=Heron House')
  const declined = await aCase('Heron Barn')
  await decide(admin, declined.id, 'decline', 'Not now.')
  const [header, ...lines] = await linesOf(client, exportVerifications, { search: 'heron' })
  expect(header).toBe(
    'Organization,EIN,Registration number,Register,Location,Status,What the registers suggest,Reasons,Requested (UTC),Last change (UTC)',
  )
  expect(lines).toEqual([
    expect.stringMatching(
      `^"'=Heron House",${heron.ein.slice(0, 2)}-${heron.ein.slice(2)},.*Waiting,Look closer,Different name in the register,${today}`,
    ),
  ])
  expect(await linesOf(client, exportVerifications, { show: 'all', search: 'heron' })).toHaveLength(3)
  expect((await listRecordedExports(server, id))[0]).toEqual({
    object_type: 'verification',
    after: { list: 'verifications', filter: ['show=pending', 'q'] },
  })
  // Many of the same time, so that the time alone does not say where the next batch begins.
  await rows(
    `with made as (
       insert into organizations select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
         'name', 'Tern ' || n, 'external_id', null, 'ein', null))).* from organizations o, generate_series(1, 1010) n
       where o.id = $1 returning id)
     insert into verifications select (jsonb_populate_record(v, jsonb_build_object('organization_id', made.id,
       'requested_at', '2026-01-01T00:00:00Z', 'queued_at', null))).* from made, verifications v
     where v.organization_id = $1`,
    heron.id,
  )
  const many = await linesOf(client, exportVerifications, { search: 'tern' })
  expect(many).toHaveLength(1 + 1010)
  expect(new Set(many).size).toBe(many.length)
})

test('claims as CSV have who asks, without their words', async () => {
  const { client } = await aStaffMember(server, 'verifier')
  const person = await aVolunteer(server)
  const id = await insertOrganization(server.database.db, {
    name: 'Harbor Light Shelter',
    website: 'https://www.facebook.com/harborlight',
    externalId: 'claimed-1',
    importedAt: new Date(),
  })
  const explanation = 'I have led this house for eleven years; canary words.'
  expectSuccess(await person.client.call(requestClaimReview, { params: { id }, body: { explanation } }))
  const [header, ...lines] = await linesOf(client, exportClaimReviews, {})
  expect(header).toBe(
    'Organization,Location,Requested by,Email,Email verified,Status,Requested (UTC),Decided (UTC),Decided by',
  )
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(`,${person.email},`)
  expect(lines[0]).toContain(`,Waiting,${today}`)
  expect(lines[0]).not.toContain('canary')
  expect(await linesOf(client, exportClaimReviews, { show: 'decided' })).toHaveLength(1)
})

test('the staff as CSV has those of a role', async () => {
  const { client } = await anAdministrator(server)
  const coordinator = await aStaffMember(server, 'coordinator')
  const [header, ...lines] = await linesOf(client, exportStaff, { role: 'coordinator' })
  expect(header).toBe('Name,Email,Roles,Latest role given (UTC),Two-step sign-in,Suspended')
  expect(lines).toEqual([expect.stringContaining(`,${coordinator.email},Coordinator,${today}`)])
})

test('help requests as CSV have the organizations that a coordinator sees', async () => {
  const { client } = await aStaffMember(server, 'coordinator')
  const owner = await anOrganization(server)
  const params = { id: owner.organizationId }
  expectSuccess(await owner.client.call(askForCoordinator, { params, body: { isRequested: true } }))
  const [header, ...lines] = await linesOf(client, exportHelpRequests, {})
  expect(header).toBe(
    'Organization,Location,Asked (UTC),Coordinators,Published projects,Applications waiting',
  )
  expect(lines).toEqual([expect.stringContaining(`,${today}`)])
  expect(lines[0]).toMatch(/,0,0,0$/)
})
