/** The second step of a sign-in: what a person may type there, and which code of their app is taken. */

/** How many recovery codes a person gets at once. */
export const recoveryCodeCount = 10

/** A code of the app has this many digits and is another one after so many seconds (RFC 6238). */
export const appCode = { digits: 6, seconds: 30 } as const

/** Steps of time by which the clock of a person's device may be wrong. */
export const stepTolerance = 1

export type TypedCode = { kind: 'app' | 'recovery'; code: string }

/** What a person typed, by what it can be: "123 456" is of the app, "abcd-efgh-…" a recovery code; null where it is neither. */
export function parseSignInCode(text: string): TypedCode | null {
  const code = text.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase()
  if (/^\d{6}$/.test(code)) return { kind: 'app', code }
  return /^[A-Z2-7]{24}$/.test(code) ? { kind: 'recovery', code } : null
}

/** A recovery code as it is shown: in groups of four. */
export function formatRecoveryCode(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join('-').toLowerCase()
}

/** Whether a code of this step of time may be taken: each once, and none older than one that was. */
export function isNewStep(step: number, lastStep: number | null): boolean {
  return lastStep === null || step > lastStep
}
