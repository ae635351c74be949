/** The second step of sign-in: what a person may enter, and which app codes are accepted. */

/** How many recovery codes a person gets. */
export const recoveryCodeCount = 10

/** An app code has this many digits and changes after this many seconds (RFC 6238). */
export const appCode = { digits: 6, seconds: 30 } as const

/** How many time steps the clock of a person's device may be off. */
export const stepTolerance = 1

export type TypedCode = { kind: 'app' | 'recovery'; code: string }

/** What a person entered: "123 456" is an app code, "abcd-efgh-…" a recovery code; null if it is neither. */
export function parseSignInCode(text: string): TypedCode | null {
  const code = text.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase()
  if (/^\d{6}$/.test(code)) return { kind: 'app', code }
  return /^[A-Z2-7]{24}$/.test(code) ? { kind: 'recovery', code } : null
}

/** Formats a recovery code in groups of four. */
export function formatRecoveryCode(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join('-').toLowerCase()
}

/** Whether the code of this time step is accepted: each step once, and none older than the last one used. */
export function isNewStep(step: number, lastStep: number | null): boolean {
  return lastStep === null || step > lastStep
}
