/** What waits, as it is counted for someone on the staff who may not decide all of it. */
import { expect, test } from 'vitest'
import { getAdministrationOverview } from '#contract/administration/administration.ts'
import { getAdministrationHome } from '#contract/administration/home.ts'
import { listReports } from '#contract/moderation/queue.ts'
import { listClaimReviews, requestClaimReview } from '#contract/organizations/claim-reviews.ts'
import { listWaiting } from './queries.ts'
import { insertConversation } from '#tests/support/rows/message-rows.ts'
import { insertReviewed } from '#tests/support/rows/review-rows.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anAdministrator, aStaffMember } from '#tests/support/scenarios/administrators.ts'
import {
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  insertOrganization,
  joinOrganization,
  type Person,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const { rows: run } = server

/** The same number everywhere: in the menu, on the overview and in the daily email. */
async function countFor(
  reader: Person,
  kind: 'reports' | 'verifications' | 'claims' | 'helpRequests',
): Promise<number> {
  const overview = expectSuccess(await reader.client.call(getAdministrationOverview, {}))
  const home = expectSuccess(await reader.client.call(getAdministrationHome, {}))
  const emailed = await listWaiting(server.database.db, {
    reader: { id: reader.id, isAdmin: reader.user.isAdmin, withSecondFactor: false },
    kinds: [kind],
    now: new Date(),
  })
  const count = overview.waiting[kind] ?? 0
  expect(home.waiting.find((item) => item.kind === kind)?.count ?? 0).toBe(count)
  expect(emailed[0]?.count ?? 0).toBe(count)
  return count
}

/** How many cases the queue lists, and how many of them it says the reader may decide. */
async function listFor(reader: Person): Promise<{ listed: number; decidable: number }> {
  const listed = expectSuccess(await reader.client.call(listReports, { query: {} }))
  const decidable = listed.filter(
    ({ case: each }) =>
      !each.isOwnCase &&
      !('needsAdministrator' in each && each.needsAdministrator) &&
      !('isOwnDecision' in each && each.isOwnDecision),
  )
  return { listed: listed.length, decidable: decidable.length }
}

/** A case of each kind about the sides of one piece of work. */
async function reportAll(of: { organizationId: string; volunteerId: string; projectId: string; by: string }) {
  const { organizationId, volunteerId, projectId, by } = of
  await run(
    "insert into project_reports (project_id, source, reporter_id, reason) values ($1, 'person', $2, 'spam')",
    projectId,
    by,
  )
  await run(
    "insert into account_reports (user_id, reporter_id, reason) values ($1, $2, 'spam')",
    volunteerId,
    by,
  )
  await run(
    "insert into account_reports (organization_id, reporter_id, reason) values ($1, $2, 'spam')",
    organizationId,
    by,
  )
  const pair = { organizationId, volunteerId }
  await insertConversation(server.database.db, { ...pair, projectId, reporterId: by })
  const { review } = await insertReviewed(server.database.db, pair)
  await run("insert into review_reports (review_id, reporter_id, reason) values ($1, $2, 'spam')", review, by)
}

test('reports are counted without those that the reader may not decide, as the queue says', async () => {
  const [owner, stranger] = [await anOrganization(server), await anOrganization(server)]
  const [volunteer, reporter] = [await aVolunteer(server), await aVolunteer(server)]
  const outsider = await aStaffMember(server, 'moderator')
  const member = await aStaffMember(server, 'moderator')
  const worker = await aStaffMember(server, 'moderator')
  const admin = await anAdministrator(server)
  const { organizationId } = owner
  await joinOrganization(server.database.db, { organizationId, userId: member.id })
  await joinOrganization(server.database.db, { organizationId, userId: admin.id })
  await reportAll({
    organizationId,
    volunteerId: volunteer.id,
    projectId: (await aProject(owner)).id,
    by: reporter.id,
  })
  await reportAll({
    organizationId: stranger.organizationId,
    volunteerId: worker.id,
    projectId: (await aProject(stranger)).id,
    by: outsider.id,
  })
  const counts = []
  for (const reader of [outsider, member, worker, admin]) {
    const { listed, decidable } = await listFor(reader)
    expect(listed).toBe(10)
    expect(await countFor(reader, 'reports')).toBe(decidable)
    counts.push(decidable)
  }
  // What they reported; the organization they belong to and staff; what they did and what they are; as a member, also as an administrator.
  expect(counts).toEqual([5, 5, 7, 6])
})

test('appeals and reports about staff are counted for those who may decide them, and so is an appeal against one’s own decision that no one else can decide', async () => {
  await run('update users set is_admin = false')
  await run('delete from staff_roles')
  for (const of of ['project', 'account', 'review', 'message']) await run(`delete from ${of}_reports`)
  const [first, second] = [await aStaffMember(server, 'moderator'), await aStaffMember(server, 'moderator')]
  const admin = await anAdministrator(server)
  const verifier = await aStaffMember(server, 'verifier')
  const volunteer = await aVolunteer(server)
  const before = await Promise.all([first, second, admin].map((each) => countFor(each, 'reports')))
  await run(
    "insert into account_reports (user_id, reporter_id, reason) values ($1, $2, 'spam')",
    verifier.id,
    volunteer.id,
  )
  for (const [person, decider] of [
    [volunteer, first],
    [verifier, admin],
  ] as const) {
    await run(
      `insert into appeals (decision_key, kind, decision, user_id, opposed_by, reason, appealed_by)
       values ($1, 'person', 'warn', $2, $3, 'I wrote to no one.', $2)`,
      `waiting-${person.id}`,
      person.id,
      decider.id,
    )
  }
  const added = []
  for (const [index, reader] of [first, second, admin].entries()) {
    const count = await countFor(reader, 'reports')
    expect(count).toBe((await listFor(reader)).decidable)
    added.push(count - (before[index] ?? 0))
  }
  expect(added).toEqual([0, 1, 3])
})

test('a request for help is not counted for whom its organization removed, or once it is closed', async () => {
  const [removed, other] = [
    await aStaffMember(server, 'coordinator'),
    await aStaffMember(server, 'coordinator'),
  ]
  const id = await insertOrganization(server.database.db, { name: 'Asking House' })
  await run("update organizations set asks_coordinator_at = now() - interval '1 day' where id = $1", id)
  expect([await countFor(removed, 'helpRequests'), await countFor(other, 'helpRequests')]).toEqual([1, 1])
  await run(
    "insert into facts (type, subject_id, data) values ('member.removed', $1, jsonb_build_object('memberId', $2::text))",
    id,
    removed.id,
  )
  expect([await countFor(removed, 'helpRequests'), await countFor(other, 'helpRequests')]).toEqual([0, 1])
  await run('update organizations set closed_at = now() where id = $1', id)
  expect(await countFor(other, 'helpRequests')).toBe(0)
})

test('requests of one’s own organization, and one’s own, are not counted', async () => {
  const [reader, other] = [await aStaffMember(server, 'verifier'), await aStaffMember(server, 'verifier')]
  const own = await insertOrganization(server.database.db, { name: 'Own House' })
  await joinOrganization(server.database.db, { organizationId: own, userId: reader.id })
  await run(
    `insert into verifications (organization_id, state, reasons, ein, name, requested_at)
     values ($1, 'pending', '{not_found}', '204567890', 'Own House', now())`,
    own,
  )
  const id = await insertOrganization(server.database.db, {
    externalId: 'waiting-1',
    importedAt: new Date(),
  })
  const body = { explanation: 'I have led this house for eleven years.' }
  expectSuccess(await reader.client.call(requestClaimReview, { params: { id }, body }))
  const [claim] = expectSuccess(await reader.client.call(listClaimReviews, { query: {} }))
  expect(claim?.isOwnCase).toBe(true)
  for (const [who, count] of [
    [reader, 0],
    [other, 1],
  ] as const) {
    expect(await countFor(who, 'verifications')).toBe(count)
    expect(await countFor(who, 'claims')).toBe(count)
  }
})
