import { describe, expect, test } from 'vitest'
import { listCorrespondents } from '#contract/messages/conversations.ts'
import { aPartnership } from '#tests/support/scenarios/messaging.ts'
import {
  anOrganization,
  aVolunteer,
  insertPerson,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const run = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)
const allowMessages = (userId: string) =>
  run('insert into volunteer_profiles (user_id, is_contactable) values ($1, true)', userId)
const begin = ({ client }: Person, body: object) => client.post('/api/conversations', body)

describe('people to write to', () => {
  const namesFor = async ({ client }: Person, search: string) =>
    expectSuccess(await client.call(listCorrespondents, { query: { search } }))

  test('for a volunteer are organizations without a conversation, those applied to first', async () => {
    const { volunteer, owner } = await aPartnership(server)
    const other = await anOrganization(server)
    const name = `Shelter of ${volunteer.user.lastName}`
    for (const { organizationId } of [owner, other]) {
      await run('update organizations set name = $2, named_at = now() where id = $1', organizationId, name)
    }
    expect(await namesFor(volunteer, name.toLowerCase())).toEqual([
      { id: other.organizationId, name, type: 'organization', avatar: null, isPartner: false },
    ])
    const third = await aVolunteer(server)
    expect((await namesFor(third, name)).map(({ isPartner }) => isPartner)).toEqual([false, false])
  })

  test('for an organization are volunteers who applied, then those who accept messages', async () => {
    const { volunteer, owner } = await aPartnership(server)
    const contactable = await aVolunteer(server, { lastName: volunteer.user.lastName })
    const notContactable = await aVolunteer(server, { lastName: volunteer.user.lastName })
    await allowMessages(contactable.id)
    const listed = await namesFor(owner, volunteer.user.lastName)
    expect(listed.map(({ id, isPartner }) => [id, isPartner])).toEqual([
      [volunteer.id, true],
      [contactable.id, false],
    ])
    expect(listed.some(({ id }) => id === notContactable.id)).toBe(false)
    await begin(owner, { volunteerId: contactable.id })
    expect((await namesFor(owner, volunteer.user.lastName)).map(({ id }) => id)).toEqual([volunteer.id])
  })

  test('come in pages without duplicates or gaps', async () => {
    const owner = await anOrganization(server)
    const lastName = 'Pagewright'
    const ids: string[] = []
    for (let n = 0; n < 14; n += 1) {
      const id = await insertPerson(server.database.db, { firstName: `N${n}`, lastName })
      await allowMessages(id)
      ids.push(id)
    }
    const first = await owner.client.get(`/api/correspondents?search=${lastName}`)
    const next = /^<([^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    const second = await owner.client.get(next)
    const seen: string[] = [first, second].flatMap(({ body }) => body['map'](({ id }: { id: string }) => id))
    expect([first.headers.get('x-total-count'), seen.toSorted()]).toEqual(['14', ids.toSorted()])
    expect((await owner.client.get('/api/correspondents?cursor=none')).status).toBe(400)
  })
})
