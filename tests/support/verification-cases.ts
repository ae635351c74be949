/** Cases that wait for an administrator, and what one decides about them. */
import { decideVerification, getVerificationCase } from '#contract/admin-verification.ts'
import type { Verdict } from '#domain/verification-queue.ts'
import { verificationForm } from './forms.ts'
import { bmfLine } from './registry.ts'
import { anOrganization, nextNumber, succeeded, type Person } from './scenario.ts'
import type { TestServer } from './server.ts'
import { askForMark, useRegister } from './verification.ts'

/** An EIN that nobody else has. */
export const anEin = () => `03${String(nextNumber()).padStart(7, '0')}`
/** What is asked by a name and nine digits. */
export const formOf = (name: string, ein: string) =>
  verificationForm({ organizationName: name, ein: `${ein.slice(0, 2)}-${ein.slice(2)}` })

export function useCases(server: TestServer) {
  const register = useRegister(server)
  const look = async (admin: Person, id: string) =>
    succeeded(await admin.client.call(getVerificationCase, { params: { id } }))
  return {
    register,
    look,
    /** An organization whose case waits: the register has another name. */
    async aCase(name = `Quay House ${nextNumber()}`, ein = anEin()) {
      const owner = await anOrganization(server)
      await register.load([bmfLine(ein, 'HARBOR INN')])
      const asked = await askForMark(owner, formOf(name, ein))
      if (asked.status !== 202) throw new Error(`${name} does not wait`)
      return { owner, id: owner.organizationId, name, ein }
    },
    /** Decides as the case is seen now; `words` is the verdict, or the verdict and its reason. */
    async decide(admin: Person, id: string, ...words: [verdict: Verdict, reason?: string]) {
      const [verdict, reason = null] = words
      const { version } = await look(admin, id)
      return admin.client.call(decideVerification, { params: { id }, body: { verdict, reason, version } })
    },
  }
}
