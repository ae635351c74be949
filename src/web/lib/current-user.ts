import { createContext } from 'react'

/** Id of who is signed in; null for a visitor. For what is kept on a device that others use too. */
export const CurrentUserContext = createContext<string | null>(null)
