import type {} from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address that the forms of the next screen begin with. It is in no URL. */
    email?: string
  }
}

/** For a link to the forms of sign-in and sign-up: the address that the link in an email was for. */
export const withEmail = (email: string) => ({ state: { email } })
