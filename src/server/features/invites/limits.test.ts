import { describe, expect, test } from 'vitest'
import { listRefusal } from '#tests/support/checks/refusal.ts'
import { aFindableVolunteer, anInvite, inviteTo } from '#tests/support/scenarios/invites.ts'
import { anOrganization, aProject, type Person } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

let now = new Date('2026-05-10T12:00:00Z')
const server = useServer({
  now: () => now,
  env: { FIRST_MESSAGES_A_DAY: '3', FIRST_MESSAGES_A_DAY_CONFIRMED: '4' },
})
const { rows } = server

const hour = 3_600_000
const pass = (hours: number) => {
  now = new Date(now.getTime() + hours * hour)
}
const inviting = (by: Person, projectId: string, volunteerId: string) =>
  listRefusal(server, () => inviteTo(by, projectId, volunteerId))

describe('the limits', () => {
  test('an organization invites and writes to 3 strangers a day together, confirmed ones to 4, and starts again the next day', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { maxVolunteers: 20 })
    const invite = async () => inviteTo(owner, id, (await aFindableVolunteer(server)).id)
    const stranger = await aFindableVolunteer(server)
    const started = await owner.client.post('/api/conversations', { volunteerId: stranger.id })
    await owner.client.post(`/api/conversations/${started.body['id']}/messages`, {
      id: crypto.randomUUID(),
      content: 'Hello',
    })
    expect([(await invite()).status, (await invite()).status]).toEqual([201, 201])
    const volunteer = await aFindableVolunteer(server)
    expect(await inviting(owner, id, volunteer.id)).toEqual([429, 'invites_used_up'])
    const refused = await owner.client.send(`/api/projects/${id}/invites`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ volunteerId: volunteer.id, content: 'Come' }),
    })
    expect(Number(refused.headers.get('retry-after'))).toBe(12 * 3600)
    await rows('update organizations set is_verified = true where id = $1', owner.organizationId)
    await rows(
      "insert into organization_authority (organization_id, method, name) values ($1, 'letter', 'Aid')",
      owner.organizationId,
    )
    expect([(await invite()).status, (await invite()).status]).toEqual([201, 429])
    pass(12)
    expect((await invite()).status).toBe(201)
  })

  test('a volunteer gets 3 invites within seven days from all organizations together', async () => {
    const volunteer = await aFindableVolunteer(server)
    for (let count = 0; count < 3; count += 1) {
      await anInvite(server, { volunteer })
      pass(24)
    }
    const owner = await anOrganization(server)
    const { id } = await aProject(owner)
    expect(await inviting(owner, id, volunteer.id)).toEqual([429, 'volunteer_invites_used_up'])
    pass(4 * 24 + 1)
    expect((await inviteTo(owner, id, volunteer.id)).status).toBe(201)
  })

  test('a withdrawn invite counts, too', async () => {
    const owner = await anOrganization(server)
    const volunteer = await aFindableVolunteer(server)
    for (let count = 0; count < 3; count += 1) {
      const { id } = await anInvite(server, { owner, volunteer })
      await owner.client.patch(`/api/invites/${id}`, { status: 'withdrawn' })
    }
    const { id } = await aProject(owner)
    expect((await inviting(owner, id, (await aFindableVolunteer(server)).id))[1]).toBe('invites_used_up')
  })
})
