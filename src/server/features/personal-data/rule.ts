/** What a rule about personal data says. `rules.ts` has all of them. */

/**
 * A column that refers to a person: by a key of their account or of something of theirs, by what it holds, or because
 * it is in a row that stays after they leave. A test walks the database's catalog and asks for all of them.
 */
export interface PersonalColumn {
  table: string
  column: string
  /**
   * Of a column that refers to the person: whether the export has the rows. Of any other column of such a row: whether
   * the export has its value. A column without a rule travels with its row.
   */
  export: 'included' | { withheld: string }
  /**
   * `row-removed`: rows in which the column refers to the person are deleted, or go because the rows they belong to
   * go. `cleared`: the value becomes null, empty or, in the account itself, a neutral one. The value may be there for
   * someone else, as the email of an organization; then it is cleared where it is the person's own. `kept` says why
   * the value stays, and until when.
   */
  deletion: 'row-removed' | 'cleared' | { kept: string }
}

type Rule = readonly [PersonalColumn['export'], PersonalColumn['deletion']]

/** The rules of some columns of a table. */
export const rulesOf = (table: string, columns: Readonly<Record<string, Rule>>): PersonalColumn[] =>
  Object.entries(columns).map(([column, [exported, deletion]]) => ({
    table,
    column,
    export: exported,
    deletion,
  }))

export const kept = (reason: string) => ({ kept: reason })
export const withheld = (reason: string) => ({ withheld: reason })

/** Reasons that several tables share. */
export const formerMember = kept('It points to the account, which only says “Former member” then.')
export const sentToOthers = kept('It was written to someone else, who keeps what they received.')
export const ofOrganization = kept('It belongs to the organization and says nothing about the person.')
export const moderationRecord = kept(
  'It is evidence for a decision of the administrators, which others rely on.',
)
export const secret = withheld(
  'It is a secret, or what a secret is checked with. Knowing it could harm the account.',
)
export const bookkeeping = withheld(
  'The product keeps it for itself. It repeats what other parts of the export say.',
)
export const otherPerson = withheld('It is about someone else.')
export const confidential = withheld(
  'It would tell who reported something, or what administrators wrote about it.',
)
