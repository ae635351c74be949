import type { HelpTopic } from '#contract/help/help.ts'

/** The building blocks of help pages. Numbers in their texts come from the domain's rules. */
export type HelpBlock =
  | { kind: 'text'; text: string }
  | { kind: 'points' | 'steps'; points: readonly string[] }
  | { kind: 'formula'; text: string }
  | { kind: 'terms'; terms: readonly HelpTerm[] }
  | {
      kind: 'table'
      caption: string
      head: readonly string[]
      rows: readonly (readonly string[])[]
      /** Anchors of the rows, in order. */
      rowIds?: readonly string[]
    }

/** A name, what it means, and a short note. */
export type HelpTerm = {
  /** The anchor. */
  id: string
  name: string
  text: string
  note: string
  /** Where another help page says more. */
  more?: { topic: HelpTopic; id: string; name: string }
}

export type HelpSection = {
  /** The section's anchor. */
  id: string
  title: string
  blocks: readonly HelpBlock[]
}

export type HelpText = {
  title: string
  /** The topic's name within a sentence, also used in the table of contents. */
  intro: string
  sections: readonly HelpSection[]
}

export const text = (words: string): HelpBlock => ({ kind: 'text', text: words })
export const points = (...words: readonly string[]): HelpBlock => ({ kind: 'points', points: words })
/** A numbered list. */
export const steps = (...words: readonly string[]): HelpBlock => ({ kind: 'steps', points: words })
export const formula = (words: string): HelpBlock => ({ kind: 'formula', text: words })
export const terms = (...all: readonly HelpTerm[]): HelpBlock => ({ kind: 'terms', terms: all })
export const table = (of: Omit<Extract<HelpBlock, { kind: 'table' }>, 'kind'>): HelpBlock => ({
  kind: 'table',
  ...of,
})
