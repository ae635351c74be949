/** What an operator sets up before the product opens to people, and whether it is done (issue 21). */

/** In the order in which they are done. */
export const readinessChecks = ['address', 'contact', 'email', 'secondFactor', 'registers', 'backup'] as const
export type ReadinessCheck = (typeof readinessChecks)[number]

/** What is left to do before opening, in order. */
export function listUnready(facts: {
  /** Pages and links are encrypted. */
  isSecure: boolean
  /** The address of the site’s operators is set. */
  hasContact: boolean
  sendsEmail: boolean
  /** Active administrators without two-step sign-in. */
  unsecuredAdministrators: number
  hasRegisters: boolean
  hasBackup: boolean
}): ReadinessCheck[] {
  const isReady: Record<ReadinessCheck, boolean> = {
    address: facts.isSecure,
    contact: facts.hasContact,
    email: facts.sendsEmail,
    secondFactor: facts.unsecuredAdministrators === 0,
    registers: facts.hasRegisters,
    backup: facts.hasBackup,
  }
  return readinessChecks.filter((check) => !isReady[check])
}
