import { describe, expect, test } from 'vitest'
import { blockSide, getBlock, listBlocks, unblockSide } from '#contract/messages/blocks.ts'
import { getConversation } from '#contract/messages/conversations.ts'
import { listRefusal } from '#tests/support/checks/refusal.ts'
import { anApplicationBetween, aPair, blockingSides } from '#tests/support/scenarios/blocks.ts'
import { startWith } from '#tests/support/scenarios/messaging.ts'
import {
  aDual,
  anOrganization,
  aVolunteer,
  countStatuses,
  expectSuccess,
  insertOrganization,
  joinOrganization,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

const blocksOf = async ({ client }: Person) => expectSuccess(await client.call(listBlocks, { query: {} }))

/** A volunteer whom organizations can meet. */
async function addProfile({ id }: Person, isContactable: boolean) {
  const text =
    "insert into volunteer_profiles (user_id, bio, skills, is_contactable) values ($1, '', '{}', $2)"
  await server.database.pool.query(text, [id, isContactable])
}

async function aListedVolunteer() {
  const volunteer = await aVolunteer(server)
  await addProfile(volunteer, true)
  return volunteer
}

/** Two sides that never wrote to each other. */
async function aMeeting(side: 'volunteer' | 'organization') {
  const volunteer = await aListedVolunteer()
  const owner = await anOrganization(server)
  const isVolunteer = side === 'volunteer'
  const query = isVolunteer ? { organizationId: owner.organizationId } : { volunteerId: volunteer.id }
  const { client } = isVolunteer ? volunteer : owner
  return {
    volunteer,
    owner,
    query,
    blocker: isVolunteer ? volunteer : owner,
    blocked: isVolunteer ? owner : volunteer,
    isBlocked: async () => expectSuccess(await client.call(getBlock, { query })).isBlocked,
    block: () => client.call(blockSide, { query }),
    unblock: () => client.call(unblockSide, { query }),
  }
}

describe.each(blockingSides)('a block by the %s without a conversation', (side) => {
  test('ends what is pending and refuses what would begin, until it is undone', async () => {
    const { volunteer, owner, isBlocked, block, unblock } = await aMeeting(side)
    const application = await anApplicationBetween(volunteer, owner)
    expect(await isBlocked()).toBe(false)
    expect(expectSuccess(await block())).toEqual({ isBlocked: true, mayBlock: true })
    expect(await isBlocked()).toBe(true)
    expect(await application.status()).toBe(side === 'volunteer' ? 'withdrawn' : 'declined')
    const start = () => volunteer.client.post('/api/conversations', { organizationId: owner.organizationId })
    const code = side === 'volunteer' ? 'contact_blocked' : 'contact_unavailable'
    expect((await start()).body).toMatchObject({ code })
    expect(expectSuccess(await unblock())).toEqual({ isBlocked: false, mayBlock: true })
    expect((await start()).status).toBe(201)
  })

  test('is listed for the side that blocks, and not for the other side', async () => {
    const { volunteer, owner, blocker, blocked, block, unblock } = await aMeeting(side)
    expectSuccess(await block())
    const [organization] = owner.user.organizations
    const { firstName, lastName } = volunteer.user
    expect(await blocksOf(blocker)).toMatchObject([
      side === 'volunteer'
        ? { blocked: { id: owner.organizationId, name: organization?.name }, organization: null }
        : {
            blocked: { id: volunteer.id, name: `${firstName} ${lastName}` },
            organization: { id: owner.organizationId },
          },
    ])
    expect(await blocksOf(blocked)).toEqual([])
    expectSuccess(await unblock())
    expect(await blocksOf(blocker)).toEqual([])
  })

  test('happens once, however often and from how many places it is asked for', async () => {
    const { volunteer, owner, block } = await aMeeting(side)
    const answers = await Promise.all([block(), block(), block()])
    expect(countStatuses(answers)).toEqual({ 200: 3 })
    const { rows } = await server.database.pool.query(
      `select subject_id from facts where type = 'contact.blocked' and data ->> 'volunteerId' = $1
        and data ->> 'organizationId' = $2`,
      [volunteer.id, owner.organizationId],
    )
    expect(rows).toEqual([{ subject_id: volunteer.id }])
  })
})

test('a block of a conversation and one from elsewhere are the same', async () => {
  const { volunteer, owner, block } = await aPair(server)
  const query = { organizationId: owner.organizationId }
  await block('volunteer')
  expect(expectSuccess(await volunteer.client.call(getBlock, { query })).isBlocked).toBe(true)
  expectSuccess(await volunteer.client.call(unblockSide, { query }))
  const { id } = await startWith(volunteer, query)
  const shown = expectSuccess(await volunteer.client.call(getConversation, { params: { id } }))
  expect(shown).toMatchObject({ isBlocked: false, canWrite: true })
})

test('a member blocks for the organization that they name, of those that are theirs', async () => {
  const volunteer = await aListedVolunteer()
  const owner = await anOrganization(server)
  const other = await anOrganization(server)
  await joinOrganization(server.database.db, { organizationId: other.organizationId, userId: owner.id })
  const query = { volunteerId: volunteer.id, organizationId: other.organizationId }
  expectSuccess(await owner.client.call(blockSide, { query }))
  expect(await blocksOf(owner)).toMatchObject([{ organization: { id: other.organizationId } }])
  expect(await blocksOf(other)).toHaveLength(1)
  const foreign = await insertOrganization(server.database.db)
  const call = () => owner.client.put(`/api/block?volunteerId=${volunteer.id}&organizationId=${foreign}`, {})
  expect(await listRefusal(server, call)).toEqual([404, 'organization_not_found'])
})

test('a block can be undone by someone who has joined the organization', async () => {
  const volunteer = await aListedVolunteer()
  const { organizationId } = await anOrganization(server)
  const query = { organizationId }
  expectSuccess(await volunteer.client.call(blockSide, { query }))
  await joinOrganization(server.database.db, { organizationId, userId: volunteer.id })
  expect(expectSuccess(await volunteer.client.call(getBlock, { query }))).toEqual({
    isBlocked: true,
    mayBlock: false,
  })
  expectSuccess(await volunteer.client.call(unblockSide, { query }))
  expect(await blocksOf(volunteer)).toEqual([])
})

test('an organization learns of no one whom it can’t meet', async () => {
  const owner = await anOrganization(server)
  const hidden = await aVolunteer(server)
  await addProfile(hidden, false)
  for (const call of ['put', 'get'] as const) {
    const path = `/api/block?volunteerId=${hidden.id}`
    const ask = () => (call === 'put' ? owner.client.put(path, {}) : owner.client.get(path))
    expect(await listRefusal(server, ask)).toEqual([404, 'person_not_found'])
  }
  expect(await blocksOf(owner)).toEqual([])
})

test('undoing a block that never was stores nothing', async () => {
  const volunteer = await aListedVolunteer()
  const { organizationId } = await anOrganization(server)
  expectSuccess(await volunteer.client.call(unblockSide, { query: { organizationId } }))
  const { rows } = await server.database.pool.query('select from contacts where volunteer_id = $1', [
    volunteer.id,
  ])
  expect(rows).toEqual([])
})

test('no one can block their own organization, an unknown person or no one', async () => {
  const dual = await aDual(server)
  const owner = await anOrganization(server)
  const nowhere = '00000000-0000-4000-8000-000000000000'
  const refusal = ({ client }: Person, query: string) =>
    listRefusal(server, () => client.put(`/api/block?${query}`, {}))
  const own = dual.organizationId
  expect(await refusal(dual, `organizationId=${own}`)).toEqual([403, 'own_organization'])
  expect(await refusal(dual, `organizationId=${nowhere}`)).toEqual([404, 'organization_not_found'])
  expect(await refusal(owner, `volunteerId=${nowhere}`)).toEqual([404, 'person_not_found'])
  expect(await refusal(owner, `organizationId=${own}`)).toEqual([403, 'volunteers_only'])
  expect(await refusal(owner, '')).toEqual([422, 'invalid'])
})
