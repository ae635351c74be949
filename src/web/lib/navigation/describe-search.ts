import type { User } from '#contract/accounts/accounts.ts'
import { listModes } from '#domain/accounts/accounts.ts'
import type { FindTexts } from '#web/lib/texts/find-texts.ts'

/** What the command palette finds: applicants and volunteers for members, everyone for administrators. */
export const describeSearch = (texts: FindTexts, user: User): string =>
  user.isAdmin || listModes(user).includes('organization') ? texts.people : texts.projects
