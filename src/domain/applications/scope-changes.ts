/**
 * Requests to change agreed work: what an edit of a project asks its volunteers for, and their answers (decision A30).
 */
import {
  applyEdit,
  canonicalForm,
  listScopeChanges,
  scopeFields,
  type AgreedScope,
  type ScopeChange,
  type ScopeField,
} from './agreed-scope.ts'
import type { ApplicationSide, ApplicationStatus } from './applications.ts'

/**
 * `superseded`: a newer request replaced it. `closed`: the work ended, or the project is again as agreed, so there is
 * nothing left to answer.
 */
export const scopeChangeStatuses = ['open', 'accepted', 'declined', 'superseded', 'closed'] as const
export type ScopeChangeStatus = (typeof scopeChangeStatuses)[number]

/** `end`: declines and ends the work, which counts against no one (decision A12, safeguard S17). */
export const scopeAnswers = ['accept', 'decline', 'end'] as const
export type ScopeAnswer = (typeof scopeAnswers)[number]

export type ScopeRequest =
  /** Nothing to ask; an open request stays as it is. */
  | { kind: 'none' }
  /** The project is again as agreed: an open request closes. */
  | { kind: 'close' }
  /** Asks for the proposed scope; an open request is superseded. */
  | { kind: 'ask'; proposed: AgreedScope; changes: ScopeChange[] }

/**
 * What an edit of a project asks an accepted volunteer for. Only the fields that it changed are proposed, on top of an
 * open request: what the volunteer declined before is not asked again with an unrelated edit.
 */
export function decideScopeRequest({
  agreed,
  open,
  ...edit
}: {
  agreed: AgreedScope
  /** As proposed by the open request; null without one. */
  open: AgreedScope | null
  /** The scope of the project before and after the edit. */
  before: AgreedScope
  after: AgreedScope
}): ScopeRequest {
  if (listScopeChanges(edit.before, edit.after).length === 0) return { kind: 'none' }
  const proposed = applyEdit(open ?? agreed, edit)
  const changes = listScopeChanges(agreed, proposed)
  if (changes.length === 0) return open ? { kind: 'close' } : { kind: 'none' }
  if (open && canonicalForm(open) === canonicalForm(proposed)) return { kind: 'none' }
  return { kind: 'ask', proposed, changes }
}

/**
 * Where a project differs from what a volunteer agreed to, and is asked for, because they declined. An edit asks again
 * only about another value.
 */
export function listDeclinedFields(
  project: AgreedScope,
  /** What each volunteer is being asked for, or else agreed to. */
  scopes: readonly AgreedScope[],
): ScopeField[] {
  const declined = scopes.flatMap((scope) => listScopeChanges(scope, project))
  return scopeFields.filter((field) => declined.some((change) => change.field === field))
}

export type ScopeAnswerRefusal =
  | 'scope_change_not_yours'
  | 'scope_change_answered'
  | 'scope_change_superseded'
  | 'scope_change_closed'
  | 'reason_required'

export type ScopeAnswerDecision =
  | { allowed: true; to: 'accepted' | 'declined'; endsWork: boolean }
  | { allowed: false; refusal: ScopeAnswerRefusal }

/** Whether a side may answer a request now. Only the volunteer of work under way may; ending it needs a reason. */
export function decideScopeAnswer({
  change,
  application,
  by,
  answer,
  reason,
}: {
  change: { status: ScopeChangeStatus }
  application: { status: ApplicationStatus }
  by: ApplicationSide
  answer: ScopeAnswer
  reason: string | null
}): ScopeAnswerDecision {
  if (by !== 'volunteer') return { allowed: false, refusal: 'scope_change_not_yours' }
  if (change.status === 'accepted' || change.status === 'declined') {
    return { allowed: false, refusal: 'scope_change_answered' }
  }
  if (change.status === 'superseded') return { allowed: false, refusal: 'scope_change_superseded' }
  if (change.status === 'closed' || application.status !== 'accepted') {
    return { allowed: false, refusal: 'scope_change_closed' }
  }
  if (answer === 'end' && !reason) return { allowed: false, refusal: 'reason_required' }
  return { allowed: true, to: answer === 'accept' ? 'accepted' : 'declined', endsWork: answer === 'end' }
}
