/** An organization's social media accounts; both of its screens and the verification form have them. */
import { isSocialAccount } from '#domain/organizations/organizations.ts'
import { fieldText } from '#contract/field-texts.ts'
import { clearableLine } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'

const account = clearableLine(limits.shortText).refine(
  (written) => written === null || isSocialAccount(written),
  fieldText('profiles.socialAccount'),
)

/** Omitted networks stay as they are. */
export const socialMedia = z
  .object({ twitter: account, facebook: account, linkedin: account, instagram: account })
  .partial()
