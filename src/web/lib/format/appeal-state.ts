import type { AppealableDecision, AppealKind, AppealState } from '#domain/moderation/appeals.ts'
import type { BadgeVariant } from '#web/ui/display/badge.tsx'

/** How the state of an appeal looks, for both sides. */
export const appealVariants: Record<AppealState, BadgeVariant> = {
  open: 'warn',
  granted: 'success',
  denied: 'neutral',
}

/** What a decision does, as its texts are named: a removed message ends no applications. */
export const effectOf = ({
  kind,
  decision,
}: {
  kind: AppealKind
  decision: AppealableDecision
}): AppealableDecision | 'removeMessage' =>
  kind === 'message' && decision === 'remove' ? 'removeMessage' : decision
