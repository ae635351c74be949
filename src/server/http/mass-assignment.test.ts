import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#tests/support/rows/access-rows.ts'
import { accessTable } from '#tests/support/checks/access-table.ts'
import { createCast, type Cast } from '#tests/support/running/actors.ts'
import { openClient, useServer } from '#tests/support/running/server.ts'

// One administrator exports every list.
const server = useServer({ env: { LIMIT_EXPORTS: '1000/1h', LIMIT_TABLE_EXPORTS: '1000/1h' } })
let cast: Cast
beforeAll(async () => {
  cast = await createCast(server)
})

/** Fields that only the server decides, under every name that a body could use. */
const injected = {
  id: '0f0e0d0c-0b0a-4908-8706-050403020100',
  userId: '0f0e0d0c-0b0a-4908-8706-050403020100',
  volunteerId: '0f0e0d0c-0b0a-4908-8706-050403020100',
  organizationId: '0f0e0d0c-0b0a-4908-8706-050403020100',
  createdBy: '0f0e0d0c-0b0a-4908-8706-050403020100',
  role: 'owner',
  isVerified: true,
  isAdmin: true,
  isDemo: true,
  points: 1_000_000,
  averageRating: '5.0',
  acceptedCount: 49,
  visibility: 'removed',
  createdAt: '1999-01-01T00:00:00.000Z',
  updatedAt: '1999-01-01T00:00:00.000Z',
  emailVerifiedAt: '1999-01-01T00:00:00.000Z',
  authorId: '0f0e0d0c-0b0a-4908-8706-050403020100',
  shortlistedAt: '1999-01-01T00:00:00.000Z',
  termsVersion: 'planted',
  passwordHash: 'planted',
  externalId: 'planted',
  importedAt: '1999-01-01T00:00:00.000Z',
  endedBy: 'organization',
  invitedBy: '0f0e0d0c-0b0a-4908-8706-050403020100',
  isPlaceholder: true,
  expiresAt: '1999-01-01T00:00:00.000Z',
  state: 'planted',
  decidedBy: '0f0e0d0c-0b0a-4908-8706-050403020100',
  verdict: 'keep',
  hiddenAt: '1999-01-01T00:00:00.000Z',
  editedAt: '1999-01-01T00:00:00.000Z',
  evidence: { matchedName: 'planted' },
  search: 'planted',
  __typename: 'planted',
}

const writes = accessTable.filter(({ route, ask }) => !route.startsWith('GET ') && ask && !/csp/.test(route))

/** Parses the answer, even if it is a file. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
}

async function send(row: Row, extra: object) {
  const cookie = await cast.cookieOf(
    row.route.includes(' /api/admin/')
      ? 'admin'
      : /\/(applications|redeem)$|projects\/:id\/(reports|reopen-alert)$|onboarding\/goals$/.test(row.route)
        ? 'other volunteer'
        : /withdraw|by the volunteer/.test(row.about ?? '')
          ? 'volunteer'
          : 'owner',
  )
  const world = await cast.makeWorld(row.ask)
  const [method = '', address = ''] = row.route.split(' ')
  const { path = address, body } = row.ask?.(world) ?? {}
  const response = await openClient(server.url).send(path, {
    method,
    body: JSON.stringify({ ...body, ...extra }),
    headers: { 'content-type': 'application/json', cookie },
  })
  return { status: response.status, body: await bodyOf(response) }
}

/** The sender of a message creates its id. */
const injectedInto = ({ route }: Row) => {
  const { id: _id, ...rest } = injected
  return /\/(messages?|announcements)$/.test(route) ? rest : injected
}

const findInjected = async () => {
  const { rows } = await server.database.pool.query(
    `select t from (select u::text as t from users u union all select a::text from applications a
       union all select p::text from projects p union all select o::text from organizations o
       union all select m::text from organization_members m union all select r::text from reviews r
       union all select q::text from review_reports q
       union all select h::text from project_reports h
       union all select b::text from account_reports b
       union all select y::text from messages y union all select x::text from message_reports x
       union all select z::text from conversations z union all select j::text from contacts j
       union all select k::text from account_tokens k union all select e::text from hour_entries e
       union all select sc::text from scope_changes sc union all select sv::text from agreed_scopes sv
       union all select iv::text from invites iv union all select an::text from announcements an
       union all select n::text from application_notes n union all select i::text from organization_invitations i
       union all select c::text from organization_claims c union all select w::text from claim_reviews w
       union all select g::text from organization_authority g union all select l::text from authority_letters l
       union all select s::text from perks s union all select d::text from redemptions d
       union all select v::text from volunteer_profiles v union all select f::text from verifications f) all_rows
     where t like '%planted%' or t like '%1999-01-01%' or t like '%0f0e0d0c%' or t like '%1000000%'`,
  )
  return rows
}

test.each(writes)('S3 $route ($about) ignores or refuses what only the server decides', async (row) => {
  const { status, body } = await send(row, injectedInto(row))
  expect([200, 201, 202, 404, 409, 410, 415, 422]).toContain(status)
  // The audit log names the filters of the files that other calls asked for.
  const text = JSON.stringify(body).replaceAll(/organizationId=0f0e0d0c[\w-]*/g, '')
  expect(text).not.toMatch(/planted|1999-01-01|0f0e0d0c/)
  expect(await findInjected()).toEqual([])
  const { rows } = await server.database.pool.query(
    `select 1 from users where is_demo or (is_admin and id <> $1) or email_verified_at is not null
     union all select 1 from organizations where is_verified
     union all select 1 from projects where visibility = 'removed' or imported_at is not null or accepted_count > 1`,
    [cast.ids.admin],
  )
  expect(rows).toEqual([])
})

test('S3 each server-only field alone changes nothing in the answer', async () => {
  const [register] = accessTable.filter(({ route }) => route === 'POST /api/register')
  if (!register) throw new Error('no registration')
  for (const [name, value] of Object.entries(injected)) {
    const { status, body } = await send(register, { [name]: value })
    expect([name, status]).toEqual([name, 201])
    expect(body).toEqual(expect.not.objectContaining({ id: injected.id }))
  }
  expect(await findInjected()).toEqual([])
})
