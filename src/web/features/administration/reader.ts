/** Who reads the administration area: its screens show only what their roles include. */
import { createContext, useContext } from 'react'
import { hasStaffAccess, type StaffAccess } from '#domain/accounts/accounts.ts'
import type { StaffMember } from '#domain/accounts/staff.ts'

export type StaffReader = StaffMember & { id: string }

/** The layout of the area provides it. */
export const ReaderContext = createContext<StaffReader>({ id: '', isAdmin: false, staffRoles: [] })

export const useReader = (): StaffReader => useContext(ReaderContext)

/** Whether the reader may open a screen that needs this access. */
export const useMayOpen = (access: StaffAccess): boolean => hasStaffAccess(access, useReader())
