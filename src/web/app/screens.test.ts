import { expect, test } from 'vitest'
import { screens, screensElsewhere } from '#tests/support/rows/screens.ts'
import { createQueryClient } from '#web/lib/calls/query.ts'
import { makeRouter } from './routes.tsx'

test('the journeys over all screens visit every screen that needs no item', () => {
  const { routesByPath } = makeRouter(createQueryClient({ onSignedOut: () => {} }))
  const visited = new Set(
    Object.values(screens).flatMap((list) => list.map((address) => address.split('?')[0])),
  )
  const missing = Object.keys(routesByPath).filter((path) => !path.includes('$') && !visited.has(path))
  expect(missing.toSorted()).toEqual(screensElsewhere)
})
