/** The error texts for invalid names and titles (domain/text/names.ts). */
import { findNameFault, type NameFault } from '#domain/text/names.ts'
import type { z } from './zod.ts'

export const nameErrorTexts: Record<NameFault, string> = {
  hidden: 'Hidden or unknown characters are not allowed. Type it again by hand',
  mark: 'Check marks, stars and other symbols that look like a badge are not allowed',
  accents: 'Too many accents on one letter',
  blank: 'Use at least one letter or number',
}

/** Rejects an invalid name; a missing one is handled elsewhere. */
export function checkName(name: string | null, context: z.RefinementCtx<string | null>): void {
  const fault = name === null ? null : findNameFault(name)
  if (fault) context.addIssue({ code: 'custom', message: nameErrorTexts[fault] })
}
