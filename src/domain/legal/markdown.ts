/** What a text in Markdown may consist of when it is shown: nothing that runs, loads or leads to a script. */

/** A part of a line. */
export type LegalInline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis'; parts: LegalInline[] }
  | { kind: 'link'; href: string; parts: LegalInline[] }
  | { kind: 'break' }

/** A block of a text. */
export type LegalBlock =
  | { kind: 'heading'; level: 2 | 3 | 4; parts: LegalInline[] }
  | { kind: 'paragraph'; parts: LegalInline[] }
  | { kind: 'quote'; blocks: LegalBlock[] }
  /** `start` is the first number of an ordered list that does not start at 1. */
  | { kind: 'list'; isOrdered: boolean; start?: number; items: LegalBlock[][] }
  | { kind: 'rule' }

/** How deep lists and quotes may be in each other, and emphasis and links; what is deeper is shown as its words. */
export const legalDepth = { blocks: 3, inlines: 2 } as const
