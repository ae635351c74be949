/** What the texts of a help page are made of. Numbers in them come from the domain's data. */
export type HelpBlock =
  | { kind: 'text'; text: string }
  | { kind: 'points' | 'steps'; points: readonly string[] }
  | { kind: 'formula'; text: string }
  | {
      kind: 'table'
      caption: string
      head: readonly string[]
      rows: readonly (readonly string[])[]
      /** Anchors of the rows, in their order. */
      rowIds?: readonly string[]
    }

export type HelpSection = {
  /** Its anchor. */
  id: string
  title: string
  blocks: readonly HelpBlock[]
}

export type HelpText = {
  title: string
  /** In a sentence, also where the contents list it. */
  intro: string
  sections: readonly HelpSection[]
}

export const text = (words: string): HelpBlock => ({ kind: 'text', text: words })
export const points = (...words: readonly string[]): HelpBlock => ({ kind: 'points', points: words })
/** Points whose order matters. */
export const steps = (...words: readonly string[]): HelpBlock => ({ kind: 'steps', points: words })
export const formula = (words: string): HelpBlock => ({ kind: 'formula', text: words })
export const table = (of: Omit<Extract<HelpBlock, { kind: 'table' }>, 'kind'>): HelpBlock => ({
  kind: 'table',
  ...of,
})

export const number = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 })
export const plural = (count: number, one: string, many = `${one}s`) =>
  `${number(count)} ${count === 1 ? one : many}`
