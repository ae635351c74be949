/** What an operator sets up before the product opens to people, and whether it is done (issue 21). */

/** In the order in which they are done. */
export const readinessChecks = [
  'name',
  'address',
  'contact',
  'email',
  'sender',
  'secondFactor',
  'registers',
  'backup',
] as const
export type ReadinessCheck = (typeof readinessChecks)[number]

/** What is left to do before opening, in order. */
export function listUnready(facts: {
  /** The operator gave the site a name of its own. */
  hasName: boolean
  /** Pages and links are encrypted. */
  isSecure: boolean
  /** The address of the site’s operators is set. */
  hasContact: boolean
  sendsEmail: boolean
  /** Emails come from an address of the operator. */
  hasSender: boolean
  /** Active staff without two-step sign-in. */
  unsecuredStaff: number
  /** The registers are loaded, or the site is in a country without them. */
  hasRegisters: boolean
  /** The latest backup is not too old. */
  hasBackup: boolean
}): ReadinessCheck[] {
  const isReady: Record<ReadinessCheck, boolean> = {
    name: facts.hasName,
    address: facts.isSecure,
    contact: facts.hasContact,
    email: facts.sendsEmail,
    sender: facts.hasSender,
    secondFactor: facts.unsecuredStaff === 0,
    registers: facts.hasRegisters,
    backup: facts.hasBackup,
  }
  return readinessChecks.filter((check) => !isReady[check])
}
