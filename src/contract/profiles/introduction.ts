/**
 * What volunteers say about themselves below their name, wherever others see them: in their portfolio, in applications, in
 * the directory and among the matches of a project. A field that is added here is in the answers of all four, and in the
 * line that their screens show.
 */
import { z } from '#contract/zod.ts'

export const introduction = { headline: z.string().nullable() } as const

const schema = z.object(introduction)
export type Introduction = z.infer<typeof schema>

/** The introduction as one line; null if there is nothing to say. */
export const formatIntroduction = ({ headline }: Introduction): string | null => headline || null
