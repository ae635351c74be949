import { describe, expect, test } from 'vitest'
import { decideVerification } from '#contract/verification/cases.ts'
import { createProject } from '#contract/projects/management.ts'
import type { CaseDecision } from '#domain/verification/queue.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { bmfLine } from '#tests/support/scenarios/registry.ts'
import {
  aColleague,
  anOrganization,
  nextNumber,
  projectForm,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { listNotificationKinds } from '#tests/support/scenarios/notification-choices.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anEin, formOf, useVerificationCases } from '#tests/support/scenarios/verification-cases.ts'
import {
  requestVerification,
  listNoticeKinds,
  readVerification,
} from '#tests/support/scenarios/verification.ts'

// While the registers that are loaded are fresh.
const now = () => new Date('2026-11-22T10:00:00Z')
const server = useServer({ now, env: { REQUIRE_VERIFICATION: '1' } })
const { register, fetchCase, aCase, decide } = useVerificationCases(server)
const emails = useEmails(server)
const { rows } = server

describe('a waiting case', () => {
  test('shows the organization’s statements next to the registers’ data', async () => {
    const admin = await anAdministrator(server)
    const { owner, id, name, ein } = await aCase()
    const verificationCase = await fetchCase(admin, id)
    expect(verificationCase).toMatchObject({
      organization: { organizationName: name, isVerified: false },
      state: 'pending',
      isOwnCase: false,
      requestedBy: { id: owner.id },
      request: {
        organizationName: name,
        contactPersonEmail: 'ruth@harbor.example.org',
        phone: '(410) 555-0142',
      },
      check: {
        advice: 'look_closer',
        reasons: ['name_differs'],
        disagreements: ['state', 'zip', 'ruling_year'],
      },
      holders: [],
      members: [{ id: owner.id, email: owner.email, role: 'owner' }],
      history: [{ state: 'pending', isByRegister: true, note: null, decidedBy: null }],
    })
    expect(verificationCase.organization.ein?.replace('-', '')).toBe(ein)
    expect(verificationCase.registers.bmf).toMatchObject({
      postedOn: '2026-09-08',
      isStale: false,
      names: ['eo1.csv'],
    })
    expect(verificationCase.registers.bmf.rows).toMatchObject([
      { name: 'HARBOR INN', nameTier: 'C', status: '01' },
    ])
    expect(verificationCase.registers.pub78.deductibility).toBeNull()
    expect(verificationCase.registers.revocations.rows).toEqual([])
  })

  test('is approved: the owners are notified, the organization is verified, and waiting projects are published', async () => {
    const admin = await anAdministrator(server)
    const { owner, id, name } = await aCase()
    const draft = expectSuccess(await owner.client.call(createProject, { query: {}, body: projectForm() }))
    const decided = await decide(admin, id, 'approve')
    expect([decided.status, decided.body]).toMatchObject([
      200,
      {
        state: 'verified',
        organization: { isVerified: true },
        history: [{ state: 'verified', isByRegister: false, decidedBy: { id: admin.id } }, {}],
      },
    ])
    expect(await readVerification(owner)).toMatchObject({ state: 'verified', isVerified: true, note: null })
    expect((await owner.client.get(`/api/organizations/${id}`)).body['isVerified']).toBe(true)
    expect(new Set(await listNotificationKinds(owner))).toEqual(
      new Set(['verification.confirmed', 'organization.projects_published']),
    )
    expect(await emails.listSubjects(owner.email)).toContain(`${name} is verified`)
    expect((await owner.client.get(`/api/projects/${draft.id}`)).body['visibility']).toBe('published')
    expect(
      await rows(
        "select actor_id, action, before, after from audit_log where object_type = 'verification' and object_id = $1 order by id",
        id,
      ),
    ).toEqual([
      { actor_id: admin.id, action: 'verification.read', before: null, after: null },
      {
        actor_id: admin.id,
        action: 'verification.approve',
        before: { state: 'pending', isVerified: false },
        after: { state: 'verified', isVerified: true, reason: null },
      },
    ])
  })

  test('is declined with a reason that the owners see, and returns to the queue when it is sent again', async () => {
    const admin = await anAdministrator(server)
    const { owner, id, name, ein } = await aCase()
    const without = await decide(admin, id, 'decline')
    expect([without.status, without.body]).toMatchObject([
      422,
      { issues: [{ path: 'reason', message: 'Please give a reason' }] },
    ])
    const reason = 'The register names Harbor Inn.\nIs there a letter of the IRS?'
    expect((await decide(admin, id, 'decline', reason)).body).toMatchObject({ state: 'declined' })
    expect(await readVerification(owner)).toMatchObject({
      state: 'declined',
      isVerified: false,
      note: reason,
    })
    expect(await listNoticeKinds(owner)).toEqual(['verification.declined'])
    const emailMessage = await emails.findEmail(owner.email, `${name} was not verified`)
    expect(emailMessage?.text).toContain('Is there a letter of the IRS?')
    // The register confirms it by now, but an administrator still decides.
    await register.load([bmfLine(ein, name.toUpperCase())])
    expect((await requestVerification(owner, formOf(name, ein))).body).toMatchObject({
      status: 'pending',
      reasons: [{ code: 'held_back' }],
    })
    expect((await fetchCase(admin, id)).check).toMatchObject({
      advice: 'look_closer',
      reasons: ['held_back'],
    })
    expect((await readVerification(owner)).note).toBeNull()
    expect((await requestVerification(owner, formOf(name, ein))).status).toBe(202)
    expect((await decide(admin, id, 'approve')).body).toMatchObject({ state: 'verified' })
  })

  test('with a revoked exemption can be approved only with a reason', async () => {
    const admin = await anAdministrator(server)
    const ein = anEin()
    const owner = await anOrganization(server)
    await register.load([bmfLine(ein, 'QUAY HOUSE')], { revoked: [ein] })
    await requestVerification(owner, formOf('Quay House', ein))
    const id = owner.organizationId
    expect((await fetchCase(admin, id)).check).toMatchObject({ advice: 'decline', reasons: ['revoked'] })
    expect((await decide(admin, id, 'approve')).status).toBe(422)
    expect((await decide(admin, id, 'approve', 'The IRS wrote that it is taken back.')).status).toBe(200)
    // The reason for an approval is visible to administrators only.
    expect(await readVerification(owner)).toMatchObject({ isVerified: true, note: null })
  })

  test('is decided once, and a later administrator sees what changed', async () => {
    const [admin, other] = [await anAdministrator(server), await anAdministrator(server)]
    const { owner, id } = await aCase()
    const { version } = await fetchCase(admin, id)
    const decide = (by: Person, body: { verdict: CaseDecision; reason: string | null }) =>
      by.client.call(decideVerification, { params: { id }, body: { ...body, version } })
    const answers = await Promise.all([
      decide(admin, { verdict: 'approve', reason: null }),
      decide(other, { verdict: 'decline', reason: 'No.' }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'case_changed' })
    expect((await fetchCase(admin, id)).history).toHaveLength(2)
    expect(await listNoticeKinds(owner)).toHaveLength(1)
  })

  test('that was sent again with another name since it was opened cannot be decided by the old version', async () => {
    const admin = await anAdministrator(server)
    const { owner, id, ein } = await aCase()
    const { version } = await fetchCase(admin, id)
    await requestVerification(owner, formOf('Another Quay', ein))
    const late = await admin.client.call(decideVerification, {
      params: { id },
      body: { verdict: 'approve', version },
    })
    expect([late.status, late.body]).toMatchObject([409, { code: 'case_changed' }])
  })

  test('cannot be decided by current or former members of the organization', async () => {
    const admin = await anAdministrator(server)
    const { id } = await aCase()
    const colleague = await aColleague(server, { organizationId: id })
    await rows('update users set is_admin = true where id = $1', colleague.id)
    await rows('delete from organization_members where user_id = $1', admin.id)
    await rows(
      "insert into facts (type, subject_id, data) values ('member.left', $1, jsonb_build_object('memberId', $2::text))",
      id,
      admin.id,
    )
    expect((await fetchCase(admin, id)).isOwnCase).toBe(true)
    const refused = await decide(admin, id, 'approve')
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'own_case' }])
  })
})

test('withdrawing an approval needs a reason, removes the mark, notifies the owners, and no register restores it', async () => {
  const admin = await anAdministrator(server)
  const { owner, id, name, ein } = await aCase()
  await decide(admin, id, 'approve')
  expect((await decide(admin, id, 'decline', 'No.')).body).toMatchObject({ code: 'case_decided' })
  const taken = await decide(admin, id, 'suspend', 'It was somebody else who asked.')
  expect(taken.body).toMatchObject({ state: 'suspended', organization: { isVerified: false } })
  expect(await readVerification(owner)).toMatchObject({
    state: 'suspended',
    isVerified: false,
    note: 'It was somebody else who asked.',
  })
  expect(await listNoticeKinds(owner)).toEqual(['verification.withdrawn', 'verification.confirmed'])
  expect(await emails.listSubjects(owner.email)).toContain(`The verified mark of ${name} is suspended`)
  await register.load([bmfLine(ein, name.toUpperCase())])
  expect((await requestVerification(owner, formOf(name, ein))).status).toBe(202)
})

test('two organizations with one EIN see each other in the case, and both can be approved', async () => {
  const admin = await anAdministrator(server)
  const ein = anEin()
  const first = await aCase(`First ${nextNumber()}`, ein)
  await decide(admin, first.id, 'approve')
  const second = await aCase(`Second ${nextNumber()}`, ein)
  const verificationCase = await fetchCase(admin, second.id)
  expect(verificationCase.check.reasons).toContain('held_by_another')
  expect(verificationCase.holders).toEqual([
    { id: first.id, organizationName: first.name, location: 'Baltimore, MD', isVerified: true },
  ])
  expect((await decide(admin, second.id, 'approve')).status).toBe(200)
})
