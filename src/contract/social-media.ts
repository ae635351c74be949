/** What an organization writes of itself on social networks; both of its screens and the verification ask for it. */
import { isSocialAccount } from '#domain/organizations.ts'
import { clearableLine } from './fields.ts'
import { limits } from './limits.ts'
import { z } from './zod.ts'

export const socialAccountText = 'Enter a handle, for example @riverside, or a web address'

const account = clearableLine(limits.shortText).refine(
  (written) => written === null || isSocialAccount(written),
  socialAccountText,
)

/** Networks that are left out stay as they are. */
export const socialMedia = z
  .object({ twitter: account, facebook: account, linkedin: account, instagram: account })
  .partial()
