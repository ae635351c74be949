import type {} from '@tanstack/react-router'

/** How an invitation calls the person. */
export type InvitedName = { firstName: string; lastName: string }

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address that the forms of the next screen begin with. It is in no URL. */
    email?: string
    /** The organization that invites the person who signs up or in next. */
    invitedTo?: string
    /** The name that the sign-up form begins with. It is in no URL. */
    invitedAs?: InvitedName
    /** A new volunteer's answers are saved, and the screen asks for what matches need besides them. */
    asksBasics?: boolean
  }
}

/** For the screen that a new volunteer sees after their answers are saved. */
export const withBasics = { state: { asksBasics: true } } as const

/** For a link to the forms of sign-in and sign-up: the address that the link in an email was for. */
export const withEmail = (email: string) => ({ state: { email } })

/** For the same link: the organization that invites, and how it calls the person. */
export const withInvitation = (invitedTo: string, invitedAs: InvitedName | null) => ({
  state: { invitedTo, ...(invitedAs && { invitedAs }) },
})
