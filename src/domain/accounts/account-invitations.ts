/** Invitations to create an account, which administrators send to a list of people. */

/** Days for which an invitation is valid. */
export const accountInvitationDays = 30

/** The longest list that can be imported in one go: people, and characters of its text. */
export const peopleImport = { people: 1000, csv: 200_000 } as const

/**
 * What the product knows about an imported address. Only those who are `new` are invited; `repeated`: an
 * earlier row of the list has the same address.
 */
export const invitedStatuses = ['new', 'invited', 'declined', 'account', 'repeated'] as const
export type InvitedStatus = (typeof invitedStatuses)[number]
