import { describe, expect, test } from 'vitest'
import { listSentInvites } from '#contract/invites/invites.ts'
import { getInviteOptions } from '#contract/invites/options.ts'
import { aFindableVolunteer, inviteTo, makeFindable } from '#tests/support/scenarios/invites.ts'
import {
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const { rows } = server
const options = ({ client }: Person, id: string) =>
  client.call(getInviteOptions, { params: { id }, query: {} })

describe('the options of an organization', () => {
  test('are its open projects with what prevents an invite, and what is left', async () => {
    const owner = await anOrganization(server)
    const open = await aProject(owner)
    const invited = await aProject(owner)
    const paused = await aProject(owner)
    await owner.client.post(`/api/projects/${paused.id}/pause`, {})
    const volunteer = await aFindableVolunteer(server)
    await inviteTo(owner, invited.id, volunteer.id)
    const { projects, remaining, responses } = expectSuccess(await options(owner, volunteer.id))
    expect(projects.map(({ id, refusal }) => [id, refusal])).toEqual([
      [paused.id, 'project_paused'],
      [invited.id, 'invite_exists'],
      [open.id, null],
    ])
    expect(remaining).toEqual({ today: { left: 9, limit: 10 }, week: { left: 2, limit: 3 } })
    expect(responses).toEqual({ rate: null, medianHours: null })
  })

  test('say how the volunteer answers invites after five answers', async () => {
    const volunteer = await aFindableVolunteer(server)
    for (let count = 0; count < 6; count += 1) {
      const owner = await anOrganization(server)
      const { id: projectId } = await aProject(owner)
      await rows(
        `insert into invites (project_id, organization_id, volunteer_id, content, status, created_at, ended_at)
         values ($1, $2, $3, 'Come', $4, now() - interval '20 days', now() - interval '19 days')`,
        projectId,
        owner.organizationId,
        volunteer.id,
        count < 5 ? 'declined' : 'expired',
      )
    }
    const { responses } = expectSuccess(await options(await anOrganization(server), volunteer.id))
    expect(responses).toEqual({ rate: 83, medianHours: 24 })
  })

  test('include volunteers who applied to it before, and no others who are hidden', async () => {
    const owner = await anOrganization(server)
    const [first, second] = [await aProject(owner), await aProject(owner)]
    const volunteer = await aVolunteer(server)
    expect((await options(owner, volunteer.id)).status).toBe(404)
    await anApplication(volunteer, first.id)
    expect((await inviteTo(owner, second.id, volunteer.id)).status).toBe(201)
    expect((await inviteTo(owner, first.id, volunteer.id)).body).toMatchObject({ code: 'invite_applied' })
  })
})

test('lists of 30 invites come in pages with their total, filtered by status', async () => {
  const owner = await anOrganization(server)
  const volunteer = await aVolunteer(server)
  await makeFindable(server, volunteer.id)
  for (let count = 0; count < 30; count += 1) {
    const { id: projectId } = await aProject(owner)
    await rows(
      `insert into invites (project_id, organization_id, volunteer_id, content, status, ended_at, decline_reason)
       values ($1, $2, $3, 'Come', 'declined', now(), 'other')`,
      projectId,
      owner.organizationId,
      volunteer.id,
    )
  }
  const seen: string[] = []
  let path: string | undefined = '/api/my-invites?status=declined,pending'
  while (path) {
    const response = await volunteer.client.send(path, {})
    const page: { id: string }[] = await response.json()
    expect(response.headers.get('x-total-count')).toBe('30')
    seen.push(...page.map(({ id }) => id))
    path = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
  }
  expect(new Set(seen).size).toBe(30)
  const none = await owner.client.call(listSentInvites, { query: { status: 'accepted' } })
  expect(none.body).toEqual([])
})
