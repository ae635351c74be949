import { createContext } from 'react'

/**
 * Id of the signed-in user; null for a visitor. Used as part of storage keys, because others may use the same device.
 */
export const CurrentUserContext = createContext<string | null>(null)
