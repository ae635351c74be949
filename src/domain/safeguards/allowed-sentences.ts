import type { AppealState } from '#domain/moderation/appeals.ts'
import type { Finding, IsDecided } from './evaluate.ts'

/** A sentence that may be published although a safeguard refuses it, because an appeal was granted. */
export interface AllowedSentence {
  rule: string
  sentence: string
}

/** A refused sentence that the organization appealed, once for each. */
export interface AppealedSentence extends AllowedSentence {
  state: AppealState
}

/** The appeal against the refusal of a sentence; undefined if there is none. */
export const findAppealOf = (
  appealed: readonly AppealedSentence[],
  { rule, evidence }: Pick<Finding, 'rule' | 'evidence'>,
): AppealedSentence | undefined => appealed.find((each) => each.rule === rule && each.sentence === evidence)

/** Whether one of them allows what a safeguard found: the same sentence, for the same rule. */
export const isAllowedBy =
  (allowed: readonly AllowedSentence[]): IsDecided =>
  ({ rule, evidence }) =>
    allowed.some((each) => each.rule === rule && each.sentence === evidence)
