import { describe, expect, test } from 'vitest'
import { reinstateOrganization, suspendOrganization } from '#contract/moderation/moderation.ts'
import { createProject, publishProject } from '#contract/projects/management.ts'
import { getProject } from '#contract/projects/projects.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { decideProject, likelyFee } from '#tests/support/scenarios/project-cases.ts'
import {
  anOrganization,
  aProject,
  expectSuccess,
  projectForm,
  type OrganizationOwner,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer({ env: { HOLD_FOR_REVIEW: '1' } })
const emails = useEmails(server)
const visit = async (id: string) => (await server.openClient().call(getProject, { params: { id } })).status
const visibilityFor = async ({ client }: OrganizationOwner, id: string) =>
  expectSuccess(await client.call(getProject, { params: { id } })).visibility
const edit = async ({ client }: OrganizationOwner, id: string, body: object) =>
  expectSuccess(await client.patch(`/api/projects/${id}`, body))

describe('with HOLD_FOR_REVIEW', () => {
  test('a project that a safeguard asks to look at stays hidden until its case is dismissed', async () => {
    const admin = await anAdministrator(server)
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { title: 'Mend our nets', requirements: likelyFee })
    expect([await visit(id), await visibilityFor(owner, id)]).toEqual([404, 'held'])
    expectSuccess(await decideProject(admin, { id, verdict: 'dismiss' }))
    expect([await visit(id), await visibilityFor(owner, id)]).toEqual([200, 'published'])
    const { body } = await owner.client.get('/api/notifications')
    expect(body[0]).toMatchObject({ kind: 'project.shown', path: `/project/${id}` })
    expect((await emails.findEmail(owner.email, '“Mend our nets” is visible now'))?.text).toContain(
      `/project/${id}\n`,
    )
    // What was decided does not hide it again.
    await edit(owner, id, { title: 'Mend our old nets' })
    expect(await visit(id)).toBe(200)
  })

  test('a published draft and an edited project are hidden, and one without the sentence is shown again', async () => {
    const owner = await anOrganization(server)
    const body = { ...projectForm({ requirements: likelyFee }), isDraft: true }
    const { id } = expectSuccess(await owner.client.call(createProject, { body, query: {} }))
    expectSuccess(await owner.client.call(publishProject, { params: { id } }))
    expect(await visit(id)).toBe(404)
    await edit(owner, id, { requirements: null })
    expect(await visit(id)).toBe(200)
    await edit(owner, id, { requirements: likelyFee })
    expect(await visit(id)).toBe(404)
  })

  test('a project that is fine, or that only has warnings, is published', async () => {
    const { id } = await aProject(await anOrganization(server), { timeCommitment: 12 })
    expect(await visit(id)).toBe(200)
  })

  test('a dismissed project of a suspended organization is shown when that is reinstated', async () => {
    const admin = await anAdministrator(server)
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { requirements: likelyFee })
    const params = { id: owner.organizationId }
    const reason = 'Asks volunteers for money'
    expectSuccess(await admin.client.call(suspendOrganization, { params, body: { reason } }))
    expectSuccess(await decideProject(admin, { id, verdict: 'dismiss' }))
    expect(await visit(id)).toBe(404)
    expectSuccess(await admin.client.call(reinstateOrganization, { params }))
    expect(await visit(id)).toBe(200)
  })

  test('a project that was edited during a suspension stays hidden after it until its case is dismissed', async () => {
    const admin = await anAdministrator(server)
    const owner = await anOrganization(server)
    const [{ id }, mended] = [await aProject(owner), await aProject(owner)]
    const params = { id: owner.organizationId }
    const reason = 'Asks volunteers for money'
    expectSuccess(await admin.client.call(suspendOrganization, { params, body: { reason } }))
    for (const each of [id, mended.id]) await edit(owner, each, { requirements: likelyFee })
    await edit(owner, mended.id, { requirements: null })
    expectSuccess(await admin.client.call(reinstateOrganization, { params }))
    expect([await visit(id), await visit(mended.id)]).toEqual([404, 200])
    expectSuccess(await decideProject(admin, { id, verdict: 'dismiss' }))
    expect(await visit(id)).toBe(200)
  })
})
