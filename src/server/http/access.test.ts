import { beforeAll, describe, expect, test } from 'vitest'
import { addressesOf, type Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { hasStaffAccess, isStaffAccess } from '#domain/accounts/accounts.ts'
import { problemStatuses, type ProblemCode } from '#contract/problems.ts'
import {
  actors,
  staffActors,
  type Actor,
  type Row,
  type StaffActor,
  type World,
} from '#tests/support/rows/access-rows.ts'
import { accessTable } from '#tests/support/checks/access-table.ts'
import { createCast, type Cast } from '#tests/support/running/actors.ts'
import { isFile, listFiles, listRoutes } from '#tests/support/checks/routes.ts'
import { countWrites, snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import { aVolunteer } from '#tests/support/scenarios/scenario.ts'
import { formOf, openClient, useServer } from '#tests/support/running/server.ts'

// The table has more exports of one actor than an hour allows.
const server = useServer({ env: { LIMIT_EXPORTS: '1000/1h', LIMIT_TABLE_EXPORTS: '1000/1h' } })
let cast: Cast
/** For calls that must not change the world. */
let notReached: World
beforeAll(async () => {
  cast = await createCast(server)
  await countWrites(server.database)
  notReached = await cast.makeWorld()
})

const cells = accessTable.flatMap((row) =>
  [...actors, ...staffActors].flatMap((actor) => {
    const status = row.answers[actor]
    return status === undefined ? [] : [{ row, actor, status, about: row.about ?? 'its own' }]
  }),
)

type Cell = (typeof cells)[number]

const isAnsweredWrite = ({ row, status }: Cell) => !row.route.startsWith('GET ') && status < 300

/**
 * Sends the row's request in a world, with a session cookie; returns the status, and the body of a 401 or 403.
 */
async function ask(row: Row, { cookie, world }: { cookie: string; world: World }) {
  const [method = '', address = ''] = row.route.split(' ')
  const { path = address, body, type = 'application/json', file } = row.ask?.(world) ?? {}
  const response = await openClient(server.url).send(path, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    ...(file && { body: formOf(file) }),
    headers: { ...(body && { 'content-type': type }), ...(cookie && { cookie }) },
  })
  const text = await response.text()
  const isNotified = response.status === 401 || response.status === 403
  return { status: response.status, refusal: isNotified ? JSON.parse(text) : null }
}

const endpointOf = (route: string): Endpoint | undefined =>
  endpoints.find((endpoint: Endpoint) =>
    addressesOf(endpoint).some(({ method, path }) => `${method} ${path}` === route),
  )

/** The expected body of a refusal because of a missing session or role; null for any other answer. */
function expected(row: Row, status: number): unknown {
  if (status === 401) return { message: 'Unauthorized', code: 'unauthorized' }
  if (status !== 403) return null
  const endpoint = endpointOf(row.route)
  const codes: ProblemCode[] = [endpoint?.forbidden ?? 'forbidden', ...(endpoint?.problems ?? [])]
  if (endpoint?.needsFreshPassword) codes.push('reauthentication_required')
  if (endpoint && isStaffAccess(endpoint.access))
    codes.push('second_factor_required', 'reauthentication_required')
  const known = codes.filter((code) => problemStatuses[code] === 403)
  return { code: expect.stringMatching(`^(${known.join('|')})$`), message: expect.any(String) }
}

describe('S1 who can call which endpoint', () => {
  const cookies = new Map<Actor | StaffActor, string>()
  /** The state after the previous refused call, which is the state before the next one. */
  let left: Awaited<ReturnType<typeof snapshotDatabase>> | undefined

  // Runs the rows in the table's order, because some depend on what earlier rows wrote.
  test.each(cells)('$row.route ($about) answers $status to the $actor', async (cell) => {
    const { row, actor, status } = cell
    const known = cookies.get(actor)
    const cookie = known ?? (await cast.cookieOf(actor))
    cookies.set(actor, cookie)
    const mayChange = isAnsweredWrite(cell)
    // The call may end the session.
    if (mayChange) cookies.delete(actor)
    const world = mayChange ? await cast.makeWorld(row.ask ?? (() => ({}))) : notReached
    // Refused calls change no row, and neither does a successful GET.
    const snapshotRows = async () => (mayChange ? undefined : snapshotDatabase(server.database))
    // A new session is itself a change.
    const before = (!mayChange && known !== undefined && left) || (await snapshotRows())
    left = undefined
    expect(await ask(row, { cookie, world })).toEqual({ status, refusal: expected(row, status) })
    const after = await snapshotRows()
    expect(after).toEqual(before)
    left = after
  })

  test('the table lists every route of the router, and no other', () => {
    const routed = listRoutes(server.app).filter((route) => !isFile(route))
    const named = [...new Set(accessTable.map(({ route }) => route))]
    expect(named.toSorted()).toEqual(routed.toSorted())
  })

  test('the table says of every call for staff which roles may make it, as its endpoint does', () => {
    const given = accessTable.flatMap((row) => {
      const access = endpointOf(row.route)?.access
      if (!access || !isStaffAccess(access)) return []
      const allowed = staffActors.filter((role) =>
        hasStaffAccess(access, { isAdmin: false, staffRoles: [role] }),
      )
      return [{ row, allowed }]
    })
    expect(given.length).toBeGreaterThan(60)
    for (const { row, allowed } of given) {
      const answers = staffActors.map((role) => row.answers[role])
      const expectedAnswers = staffActors.map((role) => (allowed.includes(role) ? row.answers.admin : 404))
      expect([row.route, answers]).toEqual([row.route, expectedAnswers])
    }
  })

  test('files are open to everyone, and downloading them changes no row', async () => {
    const files = listFiles(server.app)
    expect(files.length).toBeGreaterThan(100)
    const cookies = await Promise.all(actors.map((actor) => cast.cookieOf(actor)))
    const before = await snapshotDatabase(server.database)
    for (const file of files) {
      for (const cookie of cookies) {
        const path = file.replace('GET ', '')
        const { status } = await openClient(server.url).send(path, { headers: { cookie } })
        expect([file, status]).toEqual([file, 200])
      }
    }
    expect(await snapshotDatabase(server.database)).toEqual(before)
  })

  test('every address without a route is a page or is not found, for everyone', async () => {
    for (const actor of actors) {
      const headers = { cookie: await cast.cookieOf(actor) }
      const before = await snapshotDatabase(server.database)
      const statuses = await Promise.all(
        ['/', '/dashboard', '/api/admin', '/api', '/health', '/.env', '/assets/none.js'].map(async (path) => {
          const { status } = await openClient(server.url).send(path, { headers })
          return [path, status]
        }),
      )
      expect(statuses.filter(([, status]) => status !== 200 && status !== 404)).toEqual([])
      expect(await snapshotDatabase(server.database)).toEqual(before)
    }
  })
})

test('S10 an ended, a forged and an empty session do not identify anyone', async () => {
  const { client } = await aVolunteer(server)
  const [, token = ''] = [...client.cookies].find(([name]) => name === 'sid') ?? []
  await client.post('/api/logout')
  for (const cookie of [`sid=${token}`, `sid=${'A'.repeat(43)}`, 'sid=', `sid=${token}'--`, 'sid=%00']) {
    const response = await openClient(server.url).send('/api/user', { headers: { cookie } })
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 401,
      body: { message: 'Unauthorized', code: 'unauthorized' },
    })
  }
})
