/** What a volunteer's accepted work takes of the hours they have (safeguard S4). It warns them and refuses nothing. */
import { safeguardLimits } from '#domain/safeguards/safeguards.ts'

export const workloadLevels = ['fits', 'warn', 'confirm'] as const
export type WorkloadLevel = (typeof workloadLevels)[number]

/** Hours a week. */
export interface Workload {
  /** Of accepted work under way. */
  accepted: number
  /** Of one more project; null = not stated. */
  added: number | null
  /** The volunteer's own maximum; null = not stated. */
  max: number | null
}

/** What one more project means. Without a stated maximum, or without hours to add, it always fits. */
export function evaluateWorkload({ accepted, added, max }: Workload): WorkloadLevel {
  if (max === null || added === null) return 'fits'
  const { warn, confirm } = safeguardLimits.workload
  const planned = 100 * (accepted + added)
  if (planned > max * confirm) return 'confirm'
  return planned > max * warn ? 'warn' : 'fits'
}
