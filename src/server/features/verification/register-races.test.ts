import { describe, expect, it } from 'vitest'
import { verificationForm } from '#tests/support/web/forms.ts'
import { bmfLine } from '#tests/support/scenarios/registry.ts'
import { anOrganization } from '#tests/support/scenarios/scenario.ts'
import { useLocks } from '#tests/support/running/locks.ts'
import { useServer } from '#tests/support/running/server.ts'
import {
  requestVerification,
  listNoticeKinds,
  readVerification,
  useRegister,
} from '#tests/support/scenarios/verification.ts'

const server = useServer()
const register = useRegister(server)

const others = Array.from({ length: 20 }, (_, index) =>
  bmfLine(String(200_000_001 + index), `OTHER ${index}`),
)
const listed = [...others, bmfLine('030000001', 'QUAY HOUSE'), bmfLine('030000002', 'MOLE HOUSE')]
const firstForm = verificationForm({ organizationName: 'Quay House', ein: '03-0000001' })
const secondForm = verificationForm({ organizationName: 'Mole House', ein: '03-0000002' })

const { waitUntilBlocked, keepLock } = useLocks(server)

describe('a verification request while a register is replaced', () => {
  it('that was checked against the old one is checked again by the new one', async () => {
    await register.load(listed)
    const owner = await anOrganization(server)
    const holder = await keepLock("select pg_advisory_xact_lock(hashtext('verifications'), hashtext($1))", [
      '030000001',
    ])
    const request = requestVerification(owner, firstForm)
    await waitUntilBlocked('pg_advisory_xact_lock')
    const loading = register.load(others, { isPartial: false })
    await waitUntilBlocked('access exclusive')
    await holder.end()
    expect((await request).status).toBe(200)
    expect(await loading).toContain('Quay House: not_found')
    expect(await readVerification(owner)).toMatchObject({ state: 'suspended', isVerified: false })
    expect(await listNoticeKinds(owner)).toEqual(['verification.suspended'])
  })

  it('that arrives during the load waits, and the new one decides it', async () => {
    await register.load(listed)
    const verified = await anOrganization(server)
    expect((await requestVerification(verified, firstForm)).status).toBe(200)
    const owner = await anOrganization(server)
    const holder = await keepLock('select from organizations where id = $1 for update', [
      verified.organizationId,
    ])
    const loading = register.load(others, { isPartial: false })
    await waitUntilBlocked('from "organizations"')
    const request = requestVerification(owner, secondForm)
    await waitUntilBlocked('access share')
    await holder.end()
    expect(await loading).toContain('Quay House: not_found')
    expect(await request).toMatchObject({ status: 202, body: { reasons: [{ code: 'not_found' }] } })
  })
})
