import type { HealthState } from '#domain/administration/health.ts'

/** What one check says about this installation. */
export interface Finding {
  /** What was checked, such as "Database". */
  name: string
  state: HealthState
  /** One or two plain sentences: what is so, and what to do if it is wrong. */
  text: string
}

/** A check that found nothing wrong. */
export const ok = (name: string, text: string): Finding => ({ name, state: 'ok', text })
export const warn = (name: string, text: string): Finding => ({ name, state: 'warn', text })
export const fail = (name: string, text: string): Finding => ({ name, state: 'fail', text })
