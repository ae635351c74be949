import type { IsDecided } from './evaluate.ts'

/** A sentence that may be published although a safeguard refuses it, because an appeal was granted. */
export interface AllowedSentence {
  rule: string
  sentence: string
}

/** Whether one of them allows what a safeguard found: the same sentence, for the same rule. */
export const isAllowedBy =
  (allowed: readonly AllowedSentence[]): IsDecided =>
  ({ rule, evidence }) =>
    allowed.some((each) => each.rule === rule && each.sentence === evidence)
