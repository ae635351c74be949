/** The lists of organizations and volunteers as CSV, as their screens show them. */
import { expect, test } from 'vitest'
import { exportMyInvites, exportSentInvites } from '#contract/invites/exports.ts'
import { exportMemberInvitations } from '#contract/organizations/member-export.ts'
import { inviteMembers } from '#contract/organizations/member-invitations.ts'
import { exportOrganizationProjects } from '#contract/projects/own-export.ts'
import { exportGivenReviews, exportReceivedReviews } from '#contract/reviews/exports.ts'
import { createReview } from '#contract/reviews/reviews.ts'
import { downloadCsv, listRecordedExports, sendForCsv } from '#tests/support/calls/csv.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'
import { aDoneCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { anInvite } from '#tests/support/scenarios/invites.ts'
import { aMember } from '#tests/support/scenarios/members.ts'
import {
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  insertProjects,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const emails = useEmails(server)
const { rows } = server
const linesOf = async (client: Client, path: string, body: object = {}) =>
  (await downloadCsv(client, path, body)).lines

test('an organization’s projects as CSV are those that the filters show, in their order, over several batches', async () => {
  const owner = await anOrganization(server)
  const { organizationId } = owner
  const project = await aProject(owner, { title: '=HYPERLINK("x")' })
  await anApplication(await aVolunteer(server), project.id)
  await insertProjects(
    server.database.db,
    Array.from({ length: 600 }, (_, index) => ({
      organizationId,
      title: `Draft ${index}`,
      visibility: 'draft' as const,
      createdAt: new Date(Date.now() - (index + 1) * 60_000),
    })),
  )
  const path = exportOrganizationProjects.path
  const all = await linesOf(owner.client, path)
  expect(all[0]).toBe(
    'Project,Organization,Status,Posted (UTC),Updated (UTC),Applications,Accepted,Waiting,Address',
  )
  expect(all).toHaveLength(602)
  expect(all[1]).toMatch(/^"'=HYPERLINK\(""x""\)",.*,Open,.*,1,0,1,https?:/)
  expect(all.slice(2).map((line) => line.split(',')[0])).toEqual(
    Array.from({ length: 600 }, (_, index) => `Draft ${index}`),
  )
  expect(await linesOf(owner.client, path, { status: 'open' })).toHaveLength(2)
  expect(await linesOf(owner.client, path, { search: 'draft 59' })).toHaveLength(12)
  // Someone else's list is their own.
  expect(await linesOf((await anOrganization(server)).client, path, { organizationId })).toHaveLength(1)
  expect((await listRecordedExports(server, owner.id)).at(-1)).toEqual({
    object_type: 'project',
    after: { list: 'projects', filter: ['q'] },
  })
})

test('a draft that waits for verification says so in the file, and a held one that it is held', async () => {
  const owner = await anOrganization(server)
  const { organizationId } = owner
  await rows('update organizations set is_verified = false where id = $1', organizationId)
  await insertProjects(
    server.database.db,
    (['draft', 'held'] as const).map((visibility) => ({
      organizationId,
      title: `A project that is ${visibility}`,
      visibility,
      publishWhenVerified: true,
    })),
  )
  const [, ...lines] = await linesOf(owner.client, exportOrganizationProjects.path)
  const states = new Map(lines.map((line) => line.split(',')).map(([title, , status]) => [title, status]))
  expect(Object.fromEntries(states)).toEqual({
    'A project that is draft': 'Waits for verification',
    'A project that is held': 'Held for review',
  })
})

test('open invitations as CSV are for owners, with names and what was not delivered', async () => {
  const owner = await anOrganization(server)
  const manager = await aMember({ server, emails }, owner)
  const params = { id: owner.organizationId }
  const csv = 'email,name,role\nkim@example.net,Kim Lee,owner\nana@example.net,,'
  expectSuccess(await owner.client.call(inviteMembers, { params, body: { csv } }))
  await rows(
    "update organization_invitations set undelivered = case when email = 'ana@example.net' then 'address' end",
  )
  const path = exportMemberInvitations.path.replace(':id', owner.organizationId)
  const [header, ...lines] = await linesOf(owner.client, path)
  expect(header).toBe('Name,Email,Role,Status,Delivery,Invited by,Sent (UTC),Expires (UTC)')
  expect(lines.toSorted()).toEqual([
    expect.stringMatching(/^,ana@example.net,Manager,Sent,Not delivered/),
    expect.stringMatching(/^Kim Lee,kim@example.net,Owner,Sent,,/),
  ])
  expect((await sendForCsv(manager.client, path)).status).toBe(403)
  expect((await sendForCsv((await aVolunteer(server)).client, path)).status).toBe(404)
})

test('invites as CSV are those of each side, and a coordinator who only helps takes none along', async () => {
  const { owner, volunteer, id } = await anInvite(server)
  const sent = exportSentInvites.path
  const name = `${volunteer.user.firstName} ${volunteer.user.lastName}`
  const [header, ...lines] = await linesOf(owner.client, sent)
  expect(header).toMatch(/^Project,Volunteer,Sent by,Status,Sent \(UTC\)/)
  expect(lines).toEqual([expect.stringContaining(`,${name},`)])
  expect(await linesOf(owner.client, sent, { status: 'declined' })).toHaveLength(1)
  const [ownHeader, ...own] = await linesOf(volunteer.client, exportMyInvites.path)
  expect(ownHeader).toMatch(/^Project,Organization,/)
  expect(own).toEqual([expect.stringContaining(',Waiting,')])
  await rows(
    "update invites set decline_reason = 'no_time', status = 'declined', ended_at = now() where id = $1",
    id,
  )
  expect((await linesOf(owner.client, sent, { status: 'declined' }))[1]).toContain(',No time,')
  for (const [person, object] of [
    [owner, { type: 'organization', id: owner.organizationId }],
    [volunteer, { type: 'user', id: volunteer.id }],
  ] as const) {
    const recorded = await rows(
      "select distinct object_type as type, object_id as id from audit_log where action = 'list.export' and actor_id = $1",
      person.id,
    )
    expect(recorded).toEqual([object])
  }
  await rows('update organization_members set is_coordinator = true where user_id = $1', owner.id)
  expect(await linesOf(owner.client, sent)).toHaveLength(1)
})

test('reviews as CSV are those that the reader gave or received', async () => {
  const done = await aDoneCollaboration(server)
  const body = { applicationId: done.id, rating: 4, reviewText: '-Good.' }
  expectSuccess(
    await done.volunteer.client.call(createReview, { body: { ...body, categories: { clarity: 5 } } }),
  )
  expectSuccess(await done.owner.client.call(createReview, { body: { ...body, rating: 5 } }))
  const [header, ...given] = await linesOf(done.volunteer.client, exportGivenReviews.path)
  expect(header).toMatch(/^Project,Written by,About,Rating,Project Clarity,.*Review,Public,/)
  expect(given).toEqual([expect.stringMatching(/,4,5,.*"?'-Good\."?,/)])
  const received = await linesOf(done.volunteer.client, exportReceivedReviews.path)
  expect(received).toHaveLength(2)
  expect(received[1]).toMatch(/,5,/)
  expect(await linesOf(done.owner.client, exportReceivedReviews.path)).toHaveLength(2)
  expect((await listRecordedExports(server, done.volunteer.id)).map(({ after }) => after)).toEqual([
    { list: 'reviews given', filter: [] },
    { list: 'reviews received', filter: [] },
  ])
})
