import { expect, test } from 'vitest'
import { getOrganization } from '#contract/organizations/page.ts'
import { getConversation } from '#contract/messages/conversations.ts'
import { getPortfolio } from '#contract/portfolios/portfolios.ts'
import { decideAccount, findQueued, reportAccount } from '#tests/support/scenarios/account-cases.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { aConversationByCall } from '#tests/support/scenarios/messaging.ts'
import { aPortfolio } from '#tests/support/scenarios/portfolios.ts'
import {
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

/** The id of one of each kind that others can open. */
const aPage = {
  person: async () => (await aPortfolio(server)).id,
  async organization() {
    const owner = await anOrganization(server)
    await aProject(owner)
    return owner.organizationId
  },
}
const kinds = ['person', 'organization'] as const

test.each(kinds)(
  'the page of a reported %s shows it as reported to the reporter only, until it is decided',
  async (kind) => {
    const admin = await anAdministrator(server)
    const of = [kind, await aPage[kind]()] as const
    const [reporter, other] = [await aVolunteer(server), await aVolunteer(server)]
    const see = async ({ client }: Pick<Person, 'client'>) => {
      const params = { id: of[1] }
      const { viewer } =
        kind === 'person'
          ? expectSuccess(await client.call(getPortfolio, { params }))
          : expectSuccess(await client.call(getOrganization, { params }))
      return viewer?.hasReported
    }
    expect(await see(reporter)).toBe(false)
    expectSuccess(await reportAccount(reporter, of))
    expect([await see(reporter), await see(other)]).toEqual([true, false])
    expect(await see({ client: server.openClient() })).toBeUndefined()
    const { version } = (await findQueued(admin, of[1])).case
    expectSuccess(await decideAccount(admin, of, { verdict: 'dismiss', version }))
    expect(await see(reporter)).toBe(false)
  },
)

test('a conversation shows to either reader alone that they reported the other side, until it is decided', async () => {
  const admin = await anAdministrator(server)
  const { volunteer, owner, id } = await aConversationByCall(server)
  const see = async () =>
    Promise.all(
      [volunteer, owner].map(async ({ client }) => {
        const conversation = expectSuccess(await client.call(getConversation, { params: { id } }))
        return conversation.hasReported
      }),
    )
  expect(await see()).toEqual([false, false])
  const of = ['organization', owner.organizationId] as const
  expectSuccess(await reportAccount(volunteer, of))
  expect(await see()).toEqual([true, false])
  expectSuccess(await reportAccount(owner, ['person', volunteer.id]))
  expect(await see()).toEqual([true, true])
  const { version } = (await findQueued(admin, owner.organizationId)).case
  expectSuccess(await decideAccount(admin, of, { verdict: 'dismiss', version }))
  expect(await see()).toEqual([false, true])
})
