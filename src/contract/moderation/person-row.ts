/** A person as administrators list them. */
import { personRoles } from '#contract/administration/list-filters.ts'
import { isoTimestamp } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'
import { staffRoles } from '#domain/accounts/staff.ts'
import { userTypes } from '#domain/accounts/accounts.ts'

export const personRow = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  userType: z.enum(userTypes),
  /** Their roles on the staff. */
  staffRoles: z.array(z.enum(staffRoles)),
  isSuspended: z.boolean(),
  /** When the account is deleted, if someone asked for that. */
  deletionDueAt: isoTimestamp.nullable(),
  /** The account is deleted; its records stay. */
  isFormer: z.boolean(),
  isEmailVerified: z.boolean(),
  /** Since when emails bounce from the address; null if they do not. */
  emailBouncedAt: isoTimestamp.nullable(),
  /** What they signed up for, or have done since; volunteer first. */
  roles: z.array(z.enum(personRoles)),
  organizations: z.int(),
  createdAt: isoTimestamp,
  /** When one of their active sessions was last used; null without an active session. */
  lastSeenAt: isoTimestamp.nullable(),
})
export type PersonRow = z.infer<typeof personRow>
