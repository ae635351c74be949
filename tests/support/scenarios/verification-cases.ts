/** Cases that wait for an administrator, and decisions about them. */
import { decideVerification, getVerificationCase } from '#contract/verification/cases.ts'
import type { CaseDecision } from '#domain/verification/queue.ts'
import { verificationForm } from '#tests/support/web/forms.ts'
import { bmfLine } from './registry.ts'
import { anOrganization, nextNumber, expectSuccess, type Person } from './scenario.ts'
import type { TestServer } from '#tests/support/running/server.ts'
import { requestVerification, useRegister } from './verification.ts'

/** An unused EIN. */
export const anEin = () => `03${String(nextNumber()).padStart(7, '0')}`
/** The form for a name and nine digits. */
export const formOf = (name: string, ein: string) =>
  verificationForm({ organizationName: name, ein: `${ein.slice(0, 2)}-${ein.slice(2)}` })

export function useVerificationCases(server: TestServer) {
  const register = useRegister(server)
  const fetchCase = async (admin: Person, id: string) =>
    expectSuccess(await admin.client.call(getVerificationCase, { params: { id } }))
  return {
    register,
    fetchCase,
    /** An organization with a waiting case, because the register has another name. */
    async aCase(name = `Quay House ${nextNumber()}`, ein = anEin()) {
      const owner = await anOrganization(server)
      await register.load([bmfLine(ein, 'HARBOR INN')])
      const requested = await requestVerification(owner, formOf(name, ein))
      if (requested.status !== 202) throw new Error(`${name} does not wait`)
      return { owner, id: owner.organizationId, name, ein }
    },
    /** Decides the case in its current version; `words` is the decision, or the decision and its reason. */
    async decide(admin: Person, id: string, ...words: [decision: CaseDecision, reason?: string]) {
      const [decision, reason = null] = words
      const { version } = await fetchCase(admin, id)
      return admin.client.call(decideVerification, {
        params: { id },
        body: { verdict: decision, reason, version },
      })
    },
  }
}
