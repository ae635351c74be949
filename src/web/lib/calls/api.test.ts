import { describe, expect, it } from 'vitest'
import { applyToProject } from '#contract/applications/applications.ts'
import { login } from '#contract/accounts/accounts.ts'
import { getProject, listProjects } from '#contract/projects/projects.ts'
import { serveApi } from '#tests/support/running/api.ts'
import { callerHeader } from '#contract/page.ts'
import { call, callPage, identifyCaller } from './api.ts'
import { isApiError, isSignedOutError, issuesOf, messageOf } from './api-error.ts'

const id = '3f1f9c1e-0000-4000-8000-000000000001'
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => {
      throw new Error('the call succeeded')
    },
    (error: unknown) => error,
  )

describe('a call', () => {
  it('fills in the path and returns the body', async () => {
    const seen = await serveApi({ [`GET /api/projects/${id}`]: { body: { id, title: 'A logo' } } })
    expect(await call(getProject, { params: { id } })).toMatchObject({ title: 'A logo' })
    expect(seen).toMatchObject([{ method: 'GET', url: `/api/projects/${id}`, body: undefined }])
  })

  it('sends its body as JSON', async () => {
    const seen = await serveApi({ 'POST /api/applications': { status: 201, body: { id } } })
    await call(applyToProject, { body: { projectId: id, coverLetter: 'I can help' } })
    expect(seen[0]?.body).toEqual({ projectId: id, coverLetter: 'I can help' })
    expect(seen[0]?.headers['content-type']).toBe('application/json')
  })

  it('says whose page it is when it writes, but not when it reads', async () => {
    identifyCaller(() => id)
    const seen = await serveApi({
      'POST /api/applications': { status: 201, body: { id } },
      'GET /api/projects': { body: [] },
    })
    await call(applyToProject, { body: { projectId: id, coverLetter: 'I can help' } })
    await callPage(listProjects, { query: {} })
    identifyCaller(() => null)
    await call(applyToProject, { body: { projectId: id, coverLetter: 'I can help' } })
    expect(seen.map(({ headers }) => headers[callerHeader])).toEqual([id, undefined, undefined])
  })

  it('leaves undefined parameters out of the query', async () => {
    const seen = await serveApi({ 'GET /api/projects': { body: [] } })
    await callPage(listProjects, {
      query: { search: 'a & b', skills: 'UX Design,Legal', causeAreas: undefined },
    })
    expect(new URLSearchParams(seen[0]?.url.split('?')[1])).toEqual(
      new URLSearchParams({ search: 'a & b', skills: 'UX Design,Legal' }),
    )
  })
})

describe('a page of a list', () => {
  it('returns the next cursor and the count', async () => {
    await serveApi({
      'GET /api/projects': {
        headers: { link: '</api/projects?search=a&cursor=b%3D1>; rel="next"', 'x-total-count': '10000+' },
        body: [{ id }],
      },
    })
    expect(await callPage(listProjects, { query: {} })).toEqual({
      items: [{ id }],
      nextCursor: 'b=1',
      total: '10000+',
    })
  })

  it('is the last one without a link', async () => {
    await serveApi({ 'GET /api/projects': { body: [] } })
    expect(await callPage(listProjects, { query: {} })).toEqual({ items: [], nextCursor: null, total: null })
  })
})

describe('a refused call', () => {
  it('throws an error with the status and the body as its text', async () => {
    const body = { message: 'Unauthorized', code: 'unauthorized' }
    await serveApi({ [`GET /api/projects/${id}`]: { status: 401, body } })
    const error = await failureOf(call(getProject, { params: { id } }))
    expect(error).toMatchObject({ status: 401, body, message: `401: ${JSON.stringify(body)}` })
    expect(isSignedOutError(error)).toBe(true)
  })

  it('throws an error with the status text if the body is empty', async () => {
    await serveApi({ [`GET /api/projects/${id}`]: { status: 503, body: '' } })
    const error = await failureOf(call(getProject, { params: { id } }))
    expect(error).toMatchObject({ message: '503: Service Unavailable', body: null })
    expect(messageOf(error, 'Not today')).toBe('Not today')
  })

  it('returns the invalid fields', async () => {
    const issues = [{ path: 'title', message: 'Title must be at least 5 characters' }]
    const body = { message: 'Please check the marked fields', code: 'invalid', issues }
    await serveApi({ 'POST /api/applications': { status: 422, body } })
    const error = await failureOf(call(applyToProject, { body: { projectId: id, coverLetter: '' } }))
    expect(issuesOf(error)).toEqual(issues)
    expect(messageOf(error, '')).toBe('Please check the marked fields')
  })

  it('does not treat a refused sign-in as an expired session', async () => {
    const body = { message: 'Invalid email or password', code: 'invalid_credentials' }
    await serveApi({ 'POST /api/login': { status: 401, body } })
    const error = await failureOf(call(login, { body: { email: 'a@example.org', password: 'wrong' } }))
    expect(isSignedOutError(error)).toBe(false)
  })

  it('says that the server cannot be reached if there is no response', async () => {
    const base = document.createElement('base')
    base.href = 'http://127.0.0.1:9/'
    document.head.append(base)
    const error = await failureOf(call(getProject, { params: { id } }))
    base.remove()
    expect(isApiError(error) && error.status).toBe(0)
    expect(messageOf(error, 'unreachable')).toBe('unreachable')
  })
})
