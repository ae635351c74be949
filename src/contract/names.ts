/** What is said where a name or a title may not be (domain/names.ts). */
import { findNameFault, type NameFault } from '#domain/names.ts'
import type { z } from './zod.ts'

export const nameFaultTexts: Record<NameFault, string> = {
  hidden: 'Hidden or unknown characters are not allowed. Type it again by hand',
  mark: 'Check marks, stars and other symbols that look like a badge are not allowed',
  accents: 'Too many accents on one letter',
  blank: 'Use at least one letter or number',
}

/** Refuses a name with a fault; one that is missing is refused elsewhere. */
export function refuseNameFault(name: string | null, context: z.RefinementCtx<string | null>): void {
  const fault = name === null ? null : findNameFault(name)
  if (fault) context.addIssue({ code: 'custom', message: nameFaultTexts[fault] })
}
