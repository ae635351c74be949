import { z } from '#contract/zod.ts'

/** A member who decided an application, by full name; the volunteer never sees who it was. */
export const decidingMember = z.object({ id: z.uuid(), name: z.string() })
