import { describe, expect, test } from 'vitest'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { aMember, anInvitation } from '#tests/support/scenarios/members.ts'
import {
  anOrganization,
  aVolunteer,
  countStatuses,
  insertOrganization,
} from '#tests/support/scenarios/scenario.ts'
import { useTwoApps } from '#tests/support/running/second-app.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const send = useTwoApps(server)
const emails = useEmails(server)
const post = { server, emails }
const { rows } = server
const ownersOf = async (organizationId: string) =>
  (
    await rows(
      "select user_id from organization_members where organization_id = $1 and role = 'owner'",
      organizationId,
    )
  ).length

describe('R6 members', () => {
  test('R6 if two owners leave at the same time, one stays', async () => {
    for (let round = 0; round < 8; round += 1) {
      const owner = await anOrganization(server)
      const other = await aMember(post, owner, 'owner')
      const path = `/api/organizations/${owner.organizationId}/members`
      const answers = await Promise.all(
        [owner, other].map(({ client, id }) => send(client, ['DELETE', `${path}/${id}`])),
      )
      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 1 })
      expect(await ownersOf(owner.organizationId)).toBe(1)
    }
  })

  test('R6 if two owners demote or remove each other, one owner stays', async () => {
    for (let round = 0; round < 8; round += 1) {
      const owner = await anOrganization(server)
      const other = await aMember(post, owner, 'owner')
      const path = `/api/organizations/${owner.organizationId}/members`
      await Promise.all([
        send(owner.client, ['PATCH', `${path}/${other.id}`, { role: 'manager' }]),
        send(other.client, ['DELETE', `${path}/${owner.id}`]),
      ])
      expect(await ownersOf(owner.organizationId)).toBeGreaterThan(0)
    }
  })

  test('R6 one invitation accepted three times at the same time creates one member and one notification', async () => {
    for (let round = 0; round < 6; round += 1) {
      const owner = await anOrganization(server)
      const person = await aVolunteer(server)
      const token = await anInvitation(emails, owner, { email: person.email })
      const answers = await Promise.all(
        [1, 2, 3].map(() => send(person.client, ['POST', '/api/invitations/accept', { token }])),
      )
      expect(countStatuses(answers)).toEqual({ 200: 1, 410: 2 })
      const events = await rows(
        "select from facts where type = 'member.joined' and subject_id = $1",
        owner.organizationId,
      )
      expect(events).toHaveLength(1)
    }
  })

  test('R6 if an invitation is accepted and withdrawn, or accepted and declined, exactly one wins', async () => {
    for (let round = 0; round < 6; round += 1) {
      const owner = await anOrganization(server)
      const person = await aVolunteer(server)
      const token = await anInvitation(emails, owner, { email: person.email })
      const path = `/api/organizations/${owner.organizationId}/invitations`
      const { id } = (await owner.client.get(path)).body[0]
      const [accepted, other] = await Promise.all([
        send(person.client, ['POST', '/api/invitations/accept', { token }]),
        round % 2
          ? send(owner.client, ['DELETE', `${path}/${id}`])
          : send(person.client, ['POST', '/api/invitations/decline', { token }]),
      ])
      expect([accepted.status, other.status].filter((status) => status === 200)).toHaveLength(1)
      const user = (await person.client.get('/api/user')).body
      expect(user['organizations']).toHaveLength(accepted.status === 200 ? 1 : 0)
    }
  })

  test('R6 an address invited twice at the same time has one invitation', async () => {
    const owner = await anOrganization(server)
    const path = `/api/organizations/${owner.organizationId}/invitations`
    const answers = await Promise.all(
      ['twice@example.org', 'Twice@example.org'].map((email) =>
        send(owner.client, ['POST', path, { email, role: 'manager' }]),
      ),
    )
    expect(countStatuses(answers)).toEqual({ 202: 2 })
    expect((await owner.client.get(path)).body).toHaveLength(1)
  })

  test('R6 if an owner is removed while inviting, none of their invitations stays, in either order', async () => {
    for (let round = 0; round < 8; round += 1) {
      const owner = await anOrganization(server)
      const other = await aMember(post, owner, 'owner')
      const path = `/api/organizations/${owner.organizationId}`
      const invite = { email: `late${round}@example.org`, role: 'manager' }
      const [invited, removed] = await Promise.all([
        send(other.client, ['POST', `${path}/invitations`, invite]),
        send(owner.client, ['DELETE', `${path}/members/${other.id}`]),
      ])
      expect(removed.status).toBe(200)
      expect([202, 404]).toContain(invited.status)
      expect((await owner.client.get(`${path}/invitations`)).body).toEqual([])
    }
  })

  test('R6 if two people claim one organization at the same time, one owns it', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await insertOrganization(server.database.db, {
        website: `https://race${round}.org`,
        externalId: `race-${round}`,
        importedAt: new Date(),
      })
      const claimants = [await aVolunteer(server), await aVolunteer(server)]
      const tokens: string[] = []
      for (const [index, { client }] of claimants.entries()) {
        const email = `hand${index}@race${round}.org`
        await client.post(`/api/organizations/${id}/claim`, { email })
        tokens.push(await emails.findToken(email, '/auth/claim'))
      }
      const answers = await Promise.all(
        claimants.map(({ client }, index) =>
          send(client, ['POST', '/api/claims/confirm', { token: tokens[index] }]),
        ),
      )
      expect(countStatuses(answers)).toEqual({ 200: 1, 410: 1 })
      expect(await ownersOf(id)).toBe(1)
    }
  })
})
