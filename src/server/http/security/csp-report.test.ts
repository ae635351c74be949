import { expect, test } from 'vitest'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer({ env: { LIMIT_REPORTS: '5/1h' } })
const csp = 'application/csp-report'

const postReport = async (body: string, type = csp, path = '/api/csp-report') => {
  const response = await server.openClient().send(path, {
    method: 'POST',
    body: new Blob([body]),
    headers: { 'content-type': type },
  })
  return response.status
}

test('the policy of a page names the address for violation reports', async () => {
  const { headers } = await server.openClient().get('/')
  expect(headers.get('content-security-policy')).toMatch(/; report-uri \/api\/csp-report(;|$)/)
})

test('a valid report is answered with 204; an invalid one, or one of another type, is refused', async () => {
  const report = { 'csp-report': { 'document-uri': 'http://localhost/?q=private', 'blocked-uri': 'inline' } }
  expect(await postReport(JSON.stringify(report))).toBe(204)
  expect(await postReport('{')).toBe(400)
  expect(await postReport('[]')).toBe(400)
  expect(await postReport(JSON.stringify(report), 'application/json')).toBe(415)
  expect(await postReport('x'.repeat(20_000))).toBe(413)
})

test('no other address accepts the media type of reports', async () => {
  expect(await postReport('{}', csp, '/api/login')).toBe(415)
})

test('reports from one address are rate limited', async () => {
  const statuses = []
  for (let index = 0; index < 6; index += 1) statuses.push(await postReport('{"csp-report":{}}'))
  expect(statuses.at(-1)).toBe(429)
})
