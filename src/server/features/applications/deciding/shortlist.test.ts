import { describe, expect, test } from 'vitest'
import { moveApplication } from '#contract/applications/applications.ts'
import { shortlistApplication, unshortlistApplication } from '#contract/applications/triage.ts'
import {
  aColleague,
  anApplication,
  aProjectWithApplicants,
  aVolunteer,
  joinOrganization,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

const server = useServer()
const list = (client: Client, id: string) => client.call(shortlistApplication, { params: { id } })
const idsOf = async (client: Client, query: string) => {
  const { body, headers } = await client.get(`/api/received-applications?${query}`)
  expect(headers.get('x-total-count')).toBe(String(body.length))
  return body.map(({ id }: { id: string }) => id)
}

describe('the shortlist', () => {
  test('a pending application can be shortlisted, once however often, and removed again', async () => {
    const { owner, pending, id } = await aProjectWithApplicants(server, { applicants: 3 })
    for (let time = 0; time < 2; time += 1) {
      const marked = expectSuccess(await list(owner.client, id))
      expect(marked.triage).toEqual({ isShortlisted: true, notesCount: 0 })
    }
    expect(await idsOf(owner.client, 'shortlisted=true')).toEqual([id])
    expect(await idsOf(owner.client, 'shortlisted=false')).toHaveLength(pending.length)
    const free = expectSuccess(await owner.client.call(unshortlistApplication, { params: { id } }))
    expect(free.triage?.isShortlisted).toBe(false)
    expect(await idsOf(owner.client, 'shortlisted=true')).toEqual([])
  })

  test('all members of the organization share the shortlist', async () => {
    const { owner, id } = await aProjectWithApplicants(server)
    const member = await aColleague(server, owner)
    expectSuccess(await list(member.client, id))
    expect(await idsOf(owner.client, 'shortlisted=true')).toEqual([id])
  })

  test('accepting removes an application from the shortlist, and decided ones cannot be added', async () => {
    const { owner, id } = await aProjectWithApplicants(server)
    expectSuccess(await list(owner.client, id))
    const accepted = await owner.client.call(moveApplication, {
      params: { id },
      body: { status: 'accepted' },
    })
    expect(expectSuccess(accepted).triage?.isShortlisted).toBe(false)
    expect(await idsOf(owner.client, 'shortlisted=true')).toEqual([])
    for (const endpoint of [shortlistApplication, unshortlistApplication]) {
      const { status, body } = await owner.client.call(endpoint, { params: { id } })
      expect([status, body]).toMatchObject([409, { code: 'application_not_pending' }])
    }
  })

  test('no response shows volunteers whether they are shortlisted', async () => {
    const { owner, volunteer, project, id } = await aProjectWithApplicants(server)
    const paths = [
      '/api/my-applications',
      `/api/applications/${id}`,
      `/api/applications/${id}/timeline`,
      `/api/applications/check?projectId=${project.id}`,
      `/api/projects/${project.id}`,
      '/api/notifications',
      '/api/dashboard/volunteer',
    ]
    const read = async () =>
      JSON.stringify(await Promise.all(paths.map((path) => volunteer.client.get(path))))
    const before = await read()
    expectSuccess(await list(owner.client, id))
    expect(await read()).toBe(before)
    expect(before).toContain('"triage":null')
    expect(before).not.toMatch(/shortlist/i)
  })

  test('an applicant who has joined the organization since does not see their own application’s shortlist status', async () => {
    const { owner, volunteer, project, id } = await aProjectWithApplicants(server)
    const other = await anApplication(await aVolunteer(server), project.id)
    expectSuccess(await list(owner.client, id))
    expectSuccess(await list(owner.client, other.id))
    await joinOrganization(server.database.db, {
      organizationId: owner.organizationId,
      userId: volunteer.id,
    })
    expect(await idsOf(volunteer.client, 'shortlisted=true')).toEqual([other.id])
    const received = await volunteer.client.get('/api/received-applications')
    const presented = received.body.map(({ id: each, triage }: { id: string; triage: unknown }) => [
      each,
      triage,
    ])
    expect(presented).toEqual([
      [other.id, { isShortlisted: true, notesCount: 0 }],
      [id, null],
    ])
    for (const path of [`${id}/notes`, `compare?ids=${id},${other.id}`]) {
      const { status, body } = await volunteer.client.get(`/api/applications/${path}`)
      expect([status, body]).toMatchObject([403, { code: 'triage_not_yours' }])
    }
  })
})
