/** The columns of a profile that introduce a volunteer to others. */
import type { Introduction } from '#domain/profiles/introduction.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'

export const introductionColumns = { headline: volunteerProfiles.headline } satisfies Record<
  keyof Introduction,
  unknown
>

/** The introduction in a row with these columns; of someone without a profile, nothing. */
export const toIntroduction = (row: Introduction | null): Introduction => ({
  headline: row?.headline ?? null,
})
