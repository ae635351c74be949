import { expect, test } from 'vitest'
import { getOrganizationHome } from '#contract/dashboards/homes.ts'
import {
  askForCoordinator,
  getCoordination,
  helpOrganization,
  listHelpRequests,
} from '#contract/organizations/coordination.ts'
import { removeMember } from '#contract/organizations/members.ts'
import { useServer } from '#tests/support/running/server.ts'
import { aStaffMember } from '#tests/support/scenarios/administrators.ts'
import { anOrganization, expectSuccess, projectForm, type Person } from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const ask = (by: Person, id: string) =>
  by.client.call(askForCoordinator, { params: { id }, body: { isRequested: true } })
const help = (by: Person, id: string) => by.client.call(helpOrganization, { params: { id } })
const post = (by: Person, organizationId: string) =>
  by.client.post('/api/projects', { ...projectForm(), organizationId })

/** An organization that asked, and a coordinator who helps it. */
async function aHelped() {
  const owner = await anOrganization(server)
  expectSuccess(await ask(owner, owner.organizationId))
  const coordinator = await aStaffMember(server, 'coordinator')
  expectSuccess(await help(coordinator, owner.organizationId))
  return { owner, coordinator, id: owner.organizationId }
}

test('a coordinator who is removed does not come back by the request that others help by', async () => {
  const { owner, coordinator, id } = await aHelped()
  const other = await aStaffMember(server, 'coordinator', { firstName: 'Ola', lastName: 'Reed' })
  expectSuccess(await help(other, id))
  const params = { id, userId: coordinator.id }
  expect((await owner.client.call(removeMember, { params })).status).toBe(200)
  const asked = expectSuccess(await owner.client.call(getCoordination, { params: { id } }))
  expect(asked.askedAt).not.toBeNull()
  expect((await post(other, id)).status).toBe(201)
  const listed = async (by: Person) =>
    expectSuccess(await by.client.call(listHelpRequests, { query: {} })).some((each) => each.id === id)
  expect([await listed(coordinator), await listed(other)]).toEqual([false, true])
  expect(await help(coordinator, id)).toMatchObject({ status: 409, body: { code: 'help_not_asked' } })
  // Removing the last one stops the request, and asking again is open to everyone.
  expect((await owner.client.call(removeMember, { params: { id, userId: other.id } })).status).toBe(200)
  expect(expectSuccess(await owner.client.call(getCoordination, { params: { id } })).askedAt).toBeNull()
  expectSuccess(await ask(owner, id))
  expectSuccess(await help(coordinator, id))
})

test('the checklist of a coordinator has only what they may do', async () => {
  const { owner, coordinator } = await aHelped()
  const stepsOf = async ({ client }: Person) =>
    expectSuccess(await client.call(getOrganizationHome, { query: {} })).setup.steps.map(({ step }) => step)
  expect((await stepsOf(owner)).toSorted()).toEqual(['email', 'invite', 'name', 'project', 'verify'])
  expect((await stepsOf(coordinator)).toSorted()).toEqual(['email', 'project'])
})
