/** The rules that protect volunteers (decision B9), as data: `/safeguards` is made from it, and the checks cite it. */

/**
 * `block`: refused. `review`: published, and an administrator reads it. `require`: the form asks for an answer before it
 * publishes; requests without it are accepted, and it shows as not stated. `warn`: shown to its writer. `always`: the
 * product works this way, with nothing to decide.
 */
export const safeguardEffects = ['block', 'review', 'require', 'warn', 'always'] as const
export type SafeguardEffect = (typeof safeguardEffects)[number]

type Safeguard = {
  /** Raised whenever what it detects changes; a stored finding has the version that found it. */
  version: number
  /** What can follow, the strongest first. */
  effects: readonly [SafeguardEffect, ...SafeguardEffect[]]
}

export const safeguards = {
  S1: { version: 1, effects: ['warn'] },
  S2: { version: 1, effects: ['review', 'warn'] },
  S3: { version: 1, effects: ['review', 'require'] },
  S4: { version: 1, effects: ['warn'] },
  S5: { version: 1, effects: ['require'] },
  S6: { version: 7, effects: ['review', 'require'] },
  S7: { version: 8, effects: ['block', 'review'] },
  S8: { version: 1, effects: ['always'] },
  S9: { version: 11, effects: ['block', 'review'] },
  S10: { version: 2, effects: ['review'] },
  S11: { version: 1, effects: ['warn'] },
  S13: { version: 1, effects: ['require'] },
  S14: { version: 1, effects: ['always'] },
  S15: { version: 1, effects: ['always'] },
  S17: { version: 1, effects: ['always'] },
  S18: { version: 3, effects: ['review', 'always'] },
  S20: { version: 1, effects: ['always'] },
} as const satisfies Record<string, Safeguard>

export type SafeguardCode = keyof typeof safeguards
export const safeguardCodes = [
  'S1',
  'S2',
  'S3',
  'S4',
  'S5',
  'S6',
  'S7',
  'S8',
  'S9',
  'S10',
  'S11',
  'S13',
  'S14',
  'S15',
  'S17',
  'S18',
  'S20',
] as const satisfies readonly SafeguardCode[]

/** The rules that can refuse a text. */
export type BlockingCode = {
  [Code in SafeguardCode]: 'block' extends (typeof safeguards)[Code]['effects'][number] ? Code : never
}[SafeguardCode]

/** The rules that read a project; the others hold by how the product works. */
export type CheckedCode = Extract<SafeguardCode, 'S2' | 'S3' | 'S6' | 'S7' | 'S9' | 'S10' | 'S13' | 'S18'>

/** The limits of the rules about hours. */
export const safeguardLimits = {
  /** Hours a week above which the listing should say why, and above which an administrator reads it. */
  hoursPerWeek: { warn: 10, review: 20 },
  /** Total hours above which the form requires milestones, and above which an administrator reads the listing. */
  totalHours: { require: 40, review: 120 },
  /** Percent of a volunteer's own maximum that their accepted work and one more project take together. */
  workload: { warn: 100, confirm: 150 },
} as const
