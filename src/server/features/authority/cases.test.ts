import { expect, test } from 'vitest'
import { decideAuthority, getAuthorityCase } from '#contract/authority/cases.ts'
import { uploadDocument } from '#contract/images/documents.ts'
import { saveOrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { useAuthority } from '#tests/support/scenarios/authority.ts'
import { aPdf } from '#tests/support/scenarios/documents.ts'
import { blobOf } from '#tests/support/scenarios/images.ts'
import { joinOrganization, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'
import { listNoticeKinds } from '#tests/support/scenarios/verification.ts'

const { audit, owner, params, proveByEmail, read, rows, server } = useAuthority()
const decide = ({ client }: Person, decision: 'approve' | 'withdraw', reason = 'The board names her.') =>
  client.call(decideAuthority, { params: params(), body: { decision, reason } })
const fetchCase = async ({ client }: Person) =>
  expectSuccess(await client.call(getAuthorityCase, { params: params() }))

test('an administrator reads a document, which is audited, and confirms who represents the organization', async () => {
  const admin = await anAdministrator(server)
  const file = blobOf(aPdf('board'))
  expectSuccess(
    await owner().client.call(uploadDocument, { params: { ...params(), kind: 'boardList' }, file }),
  )
  const { documents, ...before } = await fetchCase(admin)
  expect(before).toMatchObject({
    authority: null,
    note: null,
    isOwnCase: false,
    domain: 'harbor-light.org',
  })
  expect(before).not.toHaveProperty('file')
  const [document] = documents
  const response = await admin.client.send(document?.path ?? '', {})
  expect([response.status, response.headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename="boardList.pdf"',
  ])
  expect((await owner().client.send(document?.path ?? '', {})).status).toBe(404)
  const refused = await decide(admin, 'approve', ' ')
  expect(refused.body).toMatchObject({ issues: [{ path: 'reason', message: 'Please give a reason' }] })
  expect(expectSuccess(await decide(admin, 'approve'))).toMatchObject({
    authority: { method: 'letter', domain: null, provedBy: null },
    note: 'The board names her.',
  })
  expect(await read()).toMatchObject({ authority: { method: 'letter' } })
  expect(JSON.stringify(await read())).not.toContain('The board names her.')
  expect(await listNoticeKinds(owner())).toEqual(['authority.proved'])
  expect((await audit()).map(({ actor_id, action }) => [actor_id === admin.id, action])).toEqual([
    [false, 'document.send'],
    [true, 'document.read'],
    [true, 'authority.approve'],
  ])
  // The document named an organization with this name.
  const body = { organizationName: 'River Trust' }
  expectSuccess(await owner().client.call(saveOrganizationProfile, { query: {}, body }))
  expect((await read()).dropped).toMatchObject({ method: 'letter', reason: 'name_changed' })
})

test('an administrator withdraws a proof with a reason, and no one decides their own case', async () => {
  const admin = await anAdministrator(server)
  expect((await decide(admin, 'withdraw')).body).toMatchObject({ code: 'authority_not_shown' })
  await proveByEmail()
  expect(expectSuccess(await decide(admin, 'withdraw', 'The domain was sold.'))).toMatchObject({
    authority: null,
    dropped: { method: 'mail', reason: 'withdrawn' },
  })
  expect(await listNoticeKinds(owner())).toContain('authority.dropped')
  await joinOrganization(server.database.db, { organizationId: params().id, userId: admin.id })
  expect((await fetchCase(admin)).isOwnCase).toBe(true)
  const own = await decide(admin, 'approve')
  expect([own.status, own.body]).toMatchObject([403, { code: 'own_case' }])
  expect(
    await rows(
      'select dropped_at is null as counts from organization_authority where organization_id = $1',
      params().id,
    ),
  ).toEqual([{ counts: false }])
})
