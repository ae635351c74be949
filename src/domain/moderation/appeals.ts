/** Appeals against decisions of administrators and safeguards: what can be appealed, once, and who decides. */

/** What a decision was about; `text`: what a form refused, which has no project yet. */
export const appealKinds = ['project', 'person', 'organization', 'review', 'message', 'text'] as const
export type AppealKind = (typeof appealKinds)[number]

/** `review`: a safeguard holds it for an administrator. `block`: a safeguard refused it. The others: administrators. */
export const appealableDecisions = ['review', 'hold', 'remove', 'warn', 'suspend', 'hide', 'block'] as const
export type AppealableDecision = (typeof appealableDecisions)[number]

export const appealDecisions = ['grant', 'deny'] as const
export type AppealDecision = (typeof appealDecisions)[number]

export const appealStates = ['open', 'granted', 'denied'] as const
export type AppealState = (typeof appealStates)[number]

export const appealState = (decision: AppealDecision | null): AppealState =>
  decision === null ? 'open' : decision === 'grant' ? 'granted' : 'denied'

/** The names that the audit log gives the decisions that can be appealed, and the later ones that undo them. */
const decisionsByAction: Readonly<Record<string, AppealableDecision | null>> = {
  'project.hold': 'hold',
  'project.remove': 'remove',
  'project.dismiss': null,
  'project.restore': null,
  'user.warn': 'warn',
  'user.suspend': 'suspend',
  'user.reinstate': null,
  'organization.warn': 'warn',
  'organization.suspend': 'suspend',
  'organization.reinstate': null,
  'review.hide': 'hide',
  'review.restore': null,
  'message.remove': 'remove',
  'message.restore': null,
}
/** All actions that decide whether there is something to appeal; the latest one about an item counts. */
export const decidingActions = Object.keys(decisionsByAction)
/** Those that leave something to appeal. */
export const appealableActions = decidingActions.filter((action) => decisionsByAction[action] !== null)

/** The decision behind an action; null if it leaves nothing to appeal. */
export const decisionOf = (action: string): AppealableDecision | null => decisionsByAction[action] ?? null

/**
 * Whether someone may decide an appeal: not about their own decision, as long as someone else could.
 */
export function mayDecideAppeal({
  actorId,
  opposedBy,
  otherDeciders,
}: {
  actorId: string
  /** Who made the decision that is appealed; null for a safeguard. */
  opposedBy: string | null
  /** People who can decide it, besides the actor: about someone on the staff only administrators. */
  otherDeciders: number
}): boolean {
  return opposedBy !== actorId || otherDeciders === 0
}
