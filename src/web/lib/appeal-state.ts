import type { AppealState } from '#domain/moderation/appeals.ts'
import type { BadgeVariant } from '#web/ui/display/badge.tsx'

/** How the state of an appeal looks, for both sides. */
export const appealVariants: Record<AppealState, BadgeVariant> = {
  open: 'warn',
  granted: 'success',
  denied: 'neutral',
}
