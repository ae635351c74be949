/** What tells the applications that ended with a canceled project from those that ended before. */
import { sql } from 'drizzle-orm'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'

export const cancellation = { cancelReason: projects.cancelReason, canceledAt: projects.canceledAt }

/** Whether its organization closed, and that canceled it: no one wrote why. Its own cancellations are earlier. */
export const isCanceledByClosing = sql<boolean>`coalesce(${projects.canceledAt} >= ${organizations.closedAt}, false)`
