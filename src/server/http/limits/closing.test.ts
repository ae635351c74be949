import { expect, test } from 'vitest'
import { createDeferred } from '#tests/support/running/jobs.ts'
import { aSecondApp } from '#tests/support/running/second-app.ts'
import { useServer } from '#tests/support/running/server.ts'
import { Problem } from '#server/http/problem.ts'
import { retryAfter } from '#server/http/errors.ts'

const server = useServer()

test('a request that arrives while the server closes is refused with the usual body and the time to retry', async () => {
  const { open, opened } = createDeferred()
  const { app, url } = await aSecondApp(server, {
    prepare: (each) => void each.addHook('preClose', () => opened),
  })
  const closed = app.close()
  const { status, message } = new Problem('unavailable')
  for (const path of ['/api/projects', '/', '/health/live', '/api/nothing']) {
    const answer = await fetch(`${url}${path}`)
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, status, `${retryAfter}`])
    expect([path, answer.headers.get('connection')]).toEqual([path, 'close'])
    expect(await answer.json()).toEqual({ message, code: 'unavailable' })
  }
  open()
  await closed
})
