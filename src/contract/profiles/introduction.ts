/**
 * What volunteers say about themselves below their name, wherever others see them: in their portfolio, in applications, in
 * the directory and among the matches of a project. A field that is added here is in the answers of all four, and
 * `formatIntroduction` of `domain/profiles/introduction.ts` adds it to the line that their screens show.
 */
import { z } from '#contract/zod.ts'
import type { Introduction } from '#domain/profiles/introduction.ts'

export const introduction = { headline: z.string().nullable() } as const satisfies Record<
  keyof Introduction,
  z.ZodType
>
