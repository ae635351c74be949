import { beforeAll, expect, test } from 'vitest'
import { accessTable } from '#tests/support/checks/access-table.ts'
import { createCast, type Cast } from '#tests/support/running/actors.ts'
import { openClient, useServer } from '#tests/support/running/server.ts'

const server = useServer()
let cast: Cast
let paths: string[]
beforeAll(async () => {
  cast = await createCast(server)
  const world = await cast.makeWorld()
  paths = accessTable
    .filter(({ route }) => route.startsWith('GET /api/admin/'))
    .map(({ route, ask }) => ask?.(world).path ?? route.replace('GET ', ''))
})

test.each(['analyst', 'coordinator'] as const)(
  'the answers that the role of %s opens have no name and no address of a person',
  async (role) => {
    const headers = { cookie: await cast.cookieOf(role) }
    const { rows } = await server.database.pool.query<{ email: string; first: string; last: string }>(
      'select email, first_name as first, last_name as last from users',
    )
    const personal = new Set(rows.flatMap(({ email, first, last }) => [email, first, last]).filter(Boolean))
    expect(personal.size).toBeGreaterThan(10)
    const opened: string[] = []
    for (const path of paths) {
      const response = await openClient(server.url).send(path, { headers })
      const text = await response.text()
      if (response.status === 200) opened.push(path)
      expect([path, [...personal].filter((word) => text.includes(word))]).toEqual([path, []])
    }
    const ofAll = ['/api/admin/home', '/api/admin/overview']
    const ofRole = {
      coordinator: ['/api/admin/help-requests'],
      analyst: ['/api/admin/exposure', '/api/admin/impact', '/api/admin/impact/groups'],
    }[role]
    expect(opened.toSorted()).toEqual([...ofRole, ...ofAll].toSorted())
  },
)
