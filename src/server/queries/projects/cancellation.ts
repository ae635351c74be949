/** What tells the applications that ended with a canceled project from those that ended before. */
import { projects } from '#server/db/tables/projects.ts'

export const cancellation = { cancelReason: projects.cancelReason, canceledAt: projects.canceledAt }
