/** The check of names and titles (domain/text/names.ts). */
import { findNameFault } from '#domain/text/names.ts'
import { fieldText } from './field-texts.ts'
import type { z } from './zod.ts'

/** Rejects an invalid name; a missing one is handled elsewhere. */
export function checkName(name: string | null, context: z.RefinementCtx<string | null>): void {
  const fault = name === null ? null : findNameFault(name)
  if (fault) context.addIssue({ code: 'custom', message: fieldText(`names.${fault}`) })
}
