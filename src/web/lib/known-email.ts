import type {} from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address that the forms of the next screen begin with. It is in no URL. */
    email?: string
    /** The organization that invites whoever signs up or in next. */
    invitedTo?: string
  }
}

/** For a link to the forms of sign-in and sign-up: the address that the link in an email was for, and who invites to what. */
export const withEmail = (email: string, invitedTo?: string) => ({
  state: invitedTo === undefined ? { email } : { email, invitedTo },
})
