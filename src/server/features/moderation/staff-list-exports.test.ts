/** The lists of what the product does, and of invitations, perks and skills, as CSV. */
import { expect, test } from 'vitest'
import { exportAccountInvitations, importPeople } from '#contract/accounts/account-invitations.ts'
import { exportImpactGroups } from '#contract/impact/impact.ts'
import { exportJobs } from '#contract/job-queue/job-queue.ts'
import { exportSkillSuggestions } from '#contract/matching/skill-placements.ts'
import { createVolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { exportPerkClaims, exportPerks } from '#contract/rewards/perk-catalog.ts'
import { redeemPerk } from '#contract/rewards/perks.ts'
import { exportScheduledActions } from '#contract/schedule/actions.ts'
import { jobs } from '#server/db/tables/job-queue.ts'
import { givePoints } from '#tests/support/checks/points.ts'
import { insertPerk } from '#tests/support/rows/perk-rows.ts'
import { downloadCsv, listRecordedExports, sendForCsv } from '#tests/support/calls/csv.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'
import { anAdministrator, aStaffMember } from '#tests/support/scenarios/administrators.ts'
import { aProjectWithApplicants, aVolunteer, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useSchedule } from '#tests/support/scenarios/schedule.ts'
import { volunteerProfileForm } from '#tests/support/web/forms.ts'

const server = useServer({ hasLimits: true })
const { plan } = useSchedule(server)
const { rows } = server

const linesOf = async (client: Client, path: string, body: object = {}) =>
  (await downloadCsv(client, path, body)).lines
const today = new Date().toISOString().slice(0, 10)

test('invitations as CSV say who invited whom and what became of it, without formulas', async () => {
  const { client, id } = await anAdministrator(server)
  const csv = 'email,first name,last name\nkim@example.org,=Kim,Lee\nana@example.org,Ana,Cruz'
  expectSuccess(await client.call(importPeople, { body: { csv, dryRun: false } }))
  await rows(
    "update account_invitations set undelivered = case when email = 'ana@example.org' then 'address' end",
  )
  const [header, ...lines] = await linesOf(client, exportAccountInvitations.path)
  expect(header).toBe('First name,Last name,Email,Status,Delivery,Invited by,Sent (UTC),Expires (UTC)')
  expect(lines).toHaveLength(2)
  expect(lines).toContainEqual(
    expect.stringMatching(new RegExp(`^"'=Kim",Lee,kim@example.org,Sent,,[^,]+,${today}`)),
  )
  expect(lines).toContainEqual(
    expect.stringMatching(/^Ana,Cruz,ana@example.org,Sent,Not delivered: this address/),
  )
  expect(await listRecordedExports(server, id)).toEqual([
    { object_type: 'account_invitation', after: { list: 'invitations', filter: [] } },
  ])
})

test('perks as CSV are those of a state, and redemptions have the end of a code only', async () => {
  const { client, id } = await anAdministrator(server)
  const person = await aVolunteer(server)
  await givePoints(server, person.id, 300)
  const perk = await insertPerk(server.database.db, { title: 'A month of coffee' })
  const redeemed = await person.client.call(redeemPerk, { params: { id: perk }, body: { pointsCost: 100 } })
  const { claimCode } = expectSuccess(redeemed).redemption
  const [header, ...lines] = await linesOf(client, exportPerks.path, { state: 'offered' })
  expect(header).toMatch(/^Title,Provider,Category,Cost in points,Discount,Status,Redeemed,Left to redeem/)
  expect(lines).toEqual([expect.stringMatching(/^A month of coffee,.*,100,.*Offered,1,/)])
  expect(await linesOf(client, exportPerks.path, { state: 'draft' })).toHaveLength(1)
  const claims = await linesOf(client, exportPerkClaims.path.replace(':id', perk))
  expect(claims[0]).toBe('Name,Points,Redeemed (UTC),Last characters of code')
  expect(claims).toHaveLength(2)
  expect(claims[1]).toContain(`,100,${today}`)
  expect(claims.join()).not.toContain(claimCode)
  expect((await listRecordedExports(server, id)).at(-1)).toEqual({
    object_type: 'perk',
    after: { list: 'perk redemptions', filter: [`perk=${perk}`] },
  })
})

test('jobs as CSV are those of a state and kind, each once over batches', async () => {
  const { client } = await anAdministrator(server)
  const dead = { kind: 'rate_limit.sweep', deadAt: new Date(), attempts: 10, lastError: '=1+1' }
  await server.database.db.insert(jobs).values(Array.from({ length: 1010 }, () => dead))
  const [header, ...lines] = await linesOf(client, exportJobs.path, { kind: 'rate_limit.sweep' })
  expect(header).toBe('Kind,Status,Subject,Recipient,Attempts,Due or finished (UTC),What went wrong')
  expect(lines).toHaveLength(1010)
  expect(lines[0]).toMatch(new RegExp(`^Remove unused rate limits,Failed,,,10,${today} ..:..,"'=1\\+1"$`))
  expect(await linesOf(client, exportJobs.path, { state: 'running' })).toHaveLength(1)
})

test('scheduled actions as CSV are those of a state and rule', async () => {
  const { client } = await anAdministrator(server)
  const { project } = await aProjectWithApplicants(server)
  await plan(new Date())
  const filter = { state: 'planned', rule: 'application.reminder' }
  const [header, ...lines] = await linesOf(client, exportScheduledActions.path, filter)
  expect(header).toBe(
    'Rule,Step,Status,Due (UTC),Next attempt or finish (UTC),Attempts,Project,Person,What went wrong',
  )
  expect(lines[0]).toMatch(/^Application waiting for an answer,1,Planned,/)
  expect(lines.join()).toContain(project.title)
  expect(await linesOf(client, exportScheduledActions.path, { ...filter, state: 'skipped' })).toHaveLength(1)
})

test('typed-in skills as CSV are those of a state', async () => {
  const { client } = await anAdministrator(server)
  const person = await aVolunteer(server)
  const body = { ...volunteerProfileForm(), skills: ['Zymurgistics'] }
  expectSuccess(await person.client.call(createVolunteerProfile, { body }))
  const [header, ...lines] = await linesOf(client, exportSkillSuggestions.path)
  expect(header).toBe('Skill,Profiles,Projects,Status,May mean,Linked to,Decided by,Decided (UTC)')
  expect(lines).toContain('Zymurgistics,1,0,To review,,,,')
  expect(await linesOf(client, exportSkillSuggestions.path, { show: 'kept' })).toHaveLength(1)
})

test('tables without personal data have a limit of their own, and a refusal says when to try again', async () => {
  const [admin, analyst] = [await anAdministrator(server), await aStaffMember(server, 'analyst')]
  for (const _ of Array.from({ length: 6 }))
    expect((await sendForCsv(analyst.client, exportImpactGroups.path, { by: 'month' })).status).toBe(200)
  for (const _ of Array.from({ length: 5 })) await linesOf(admin.client, exportAccountInvitations.path)
  const refused = await sendForCsv(admin.client, exportAccountInvitations.path)
  expect([refused.status, Number(refused.headers.get('retry-after')) > 600]).toEqual([429, true])
  expect(await refused.json()).toEqual({
    code: 'too_many_requests',
    message: expect.stringMatching(/^Too many requests\. Please try again in 1[12] minutes\.$/),
  })
  await linesOf(admin.client, exportPerks.path)
})
