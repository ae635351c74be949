/** Who reads the administration area: its screens show only what their roles include. */
import { createContext, useContext } from 'react'
import type { StaffMember } from '#domain/accounts/staff.ts'

export type StaffReader = StaffMember & { id: string }

/** The layout of the area provides it. */
export const ReaderContext = createContext<StaffReader>({ id: '', isAdmin: false, staffRoles: [] })

export const useReader = (): StaffReader => useContext(ReaderContext)
