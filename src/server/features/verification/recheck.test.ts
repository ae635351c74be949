import { describe, expect, it } from 'vitest'
import { createProject, publishProject } from '#contract/projects/management.ts'
import { decideVerification, getVerificationCase } from '#contract/verification/cases.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { verificationForm } from '#tests/support/web/forms.ts'
import { bmfLine } from '#tests/support/scenarios/registry.ts'
import { anOrganization, projectForm, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import {
  requestVerification,
  listNoticeKinds,
  readVerification,
  useRegister,
} from '#tests/support/scenarios/verification.ts'

describe('a newer register', () => {
  const server = useServer()
  const register = useRegister(server)
  const emails = useEmails(server)

  const others = Array.from({ length: 20 }, (_, index) =>
    bmfLine(String(200_000_001 + index), `OTHER ${index}`),
  )
  const line = (name: string, status?: string) => bmfLine('030000001', name, status)
  const mine = verificationForm({ organizationName: 'Quay House', ein: '03-0000001' })

  async function aVerified() {
    await server.database.pool.query('delete from verifications')
    await server.database.pool.query('update organizations set is_verified = false')
    await register.load([...others, line('QUAY HOUSE')])
    const owner = await anOrganization(server)
    expect((await requestVerification(owner, mine)).status).toBe(200)
    return owner
  }

  it.each([
    ['revokes it', [...others, line('QUAY HOUSE')], { revoked: ['030000001'], code: 'revoked' }],
    ['no longer lists it', others, { isPartial: false, code: 'not_found' }],
    ['has another name for it', [...others, line('HARBOR INN')], { code: 'name_differs' }],
    ['says that it is ending', [...others, line('QUAY HOUSE', '25')], { code: 'status_not_active' }],
  ])(
    'that %s suspends the verification and notifies its owners and administrators',
    async (_, lines, { code, ...terms }) => {
      const owner = await aVerified()
      const administrator = await anAdministrator(server)
      const out = await register.load(lines, terms)
      expect(out).toContain(
        `1 verified organization was checked again, 1 lost their verified mark.\n  Quay House: ${code}`,
      )
      expect(await readVerification(owner)).toMatchObject({
        state: 'suspended',
        isVerified: false,
        reasons: [{ code }],
      })
      expect(await listNoticeKinds(owner)).toEqual(['verification.suspended'])
      const { body } = await administrator.client.get('/api/notifications')
      const path = `/admin/verification/${owner.organizationId}`
      expect(body).toMatchObject([{ kind: 'verification.mark_lost', path }])
      expect(await emails.listSubjects(owner.email)).toContain('The verified mark of Quay House is suspended')
      // Once it is decided, no one has to look at it anymore.
      const params = { id: owner.organizationId }
      const { version } = expectSuccess(await administrator.client.call(getVerificationCase, { params }))
      const decision = { verdict: 'approve', reason: 'It is in another register.', version } as const
      expectSuccess(await administrator.client.call(decideVerification, { params, body: decision }))
      const readStates = async ({ client }: typeof owner | typeof administrator) =>
        (await client.get('/api/notifications')).body.map(
          ({ kind, read }: { kind: string; read: boolean }) => [kind, read],
        )
      expect(await readStates(administrator)).toEqual([['verification.mark_lost', true]])
      expect(await readStates(owner)).toEqual([
        ['verification.confirmed', false],
        ['verification.suspended', true],
      ])
    },
  )

  it('suspends a verification whose name is no longer allowed, and confirms no such name', async () => {
    const owner = await aVerified()
    await server.database.pool.query('update organizations set name = $1 where id = $2', [
      '\u2067Quay House ✓',
      owner.organizationId,
    ])
    expect(await register.load([...others, line('QUAY HOUSE')])).toContain('Quay House: name_not_allowed')
    expect(await readVerification(owner)).toMatchObject({
      state: 'suspended',
      isVerified: false,
      reasons: [{ code: 'name_not_allowed' }],
    })
    const [subject] = (await emails.listSubjects(owner.email)).filter((each) =>
      each.includes('verified mark'),
    )
    expect(subject).toBe('The verified mark of Quay House is suspended')
  })

  it.each([
    ['is a part and does not list it', others, {}],
    ['still confirms it', [...others, line('THE QUAY HOUSE INC')], { isPartial: false }],
  ])('that %s keeps the verification', async (_, lines, terms) => {
    const owner = await aVerified()
    expect(await register.load(lines, terms)).toContain('0 lost their verified mark')
    expect(await readVerification(owner)).toMatchObject({ state: 'verified', isVerified: true })
    expect(await listNoticeKinds(owner)).toEqual([])
  })

  /** An operator set the mark, so there is no request. */
  async function aMarked() {
    const owner = await aVerified()
    await server.database.pool.query('delete from verifications')
    return owner
  }

  it.each([
    ['revokes it', [...others, line('QUAY HOUSE')], { revoked: ['030000001'], code: 'revoked' }],
    ['says that it is ending', [...others, line('QUAY HOUSE', '25')], { code: 'status_not_active' }],
  ])('that %s suspends a verification by an import or an operator', async (_, lines, { code, ...terms }) => {
    const owner = await aMarked()
    expect(await register.load(lines, terms)).toContain(`Quay House: ${code}`)
    expect(await readVerification(owner)).toMatchObject({ state: 'suspended', reasons: [{ code }] })
    expect(await listNoticeKinds(owner)).toEqual(['verification.suspended'])
  })

  it('keeps a verification by an import or an operator, and compares it with the register from its first match on', async () => {
    const owner = await aMarked()
    expect(await register.load(others, { isPartial: false })).toContain('0 lost their verified mark')
    expect(await readVerification(owner)).toMatchObject({ state: 'verified', checks: null })
    await register.load([...others, line('QUAY HOUSE')])
    expect(await readVerification(owner)).toMatchObject({
      state: 'verified',
      isVerified: true,
      checks: { matchedName: 'QUAY HOUSE', postedOn: { bmf: '2026-09-08' } },
    })
    expect(await register.load(others, { isPartial: false })).toContain('Quay House: not_found')
    expect(await readVerification(owner)).toMatchObject({ state: 'suspended', isVerified: false })
  })

  it('in a dry run suspends nothing and notifies no one', async () => {
    const owner = await aVerified()
    expect(await register.verifyBackup(others)).toContain('1 lost their verified mark')
    expect(await readVerification(owner)).toMatchObject({ isVerified: true })
    expect(await listNoticeKinds(owner)).toEqual([])
  })
})

describe('with REQUIRE_VERIFICATION', () => {
  const strict = useServer({ env: { REQUIRE_VERIFICATION: '1' } })

  it('projects stay drafts until their organization is verified', async () => {
    const owner = await anOrganization(strict)
    const draft = expectSuccess(await owner.client.call(createProject, { query: {}, body: projectForm() }))
    expect(draft).toMatchObject({ visibility: 'draft' })
    const publish = () => owner.client.call(publishProject, { params: { id: draft.id } })
    expect(await publish()).toMatchObject({ status: 409, body: { code: 'verification_required' } })
    await strict.database.pool.query('update organizations set is_verified = true where id = $1', [
      owner.organizationId,
    ])
    expect((await publish()).status).toBe(200)
    expect(
      expectSuccess(await owner.client.call(createProject, { query: {}, body: projectForm() })),
    ).toMatchObject({
      visibility: 'published',
    })
  })
})

describe('with VERIFY_CHARITIES_ONLY', () => {
  const charities = useServer({ env: { VERIFY_CHARITIES_ONLY: '1' } })
  const register = useRegister(charities)

  it('organizations under other IRS paragraphs are refused', async () => {
    const league = bmfLine('040000001', 'QUAY LEAGUE').replace(',03,3,', ',06,3,')
    await register.load([league])
    const owner = await anOrganization(charities)
    const form = verificationForm({ organizationName: 'Quay League', ein: '04-0000001' })
    expect(await requestVerification(owner, form)).toMatchObject({
      status: 422,
      body: { code: 'charities_only' },
    })
    expect(await readVerification(owner)).toMatchObject({ state: 'none' })
  })
})
