import { Building2, HandHeart } from 'lucide-react'
import { formatFullName, type UserType } from '#domain/accounts/accounts.ts'

/** What the layout knows of who looks at it; null stands for somebody who is not signed in. */
export type Visitor = {
  firstName: string
  lastName: string
  email: string
  imageUrl?: string | null
  /** Whether Create Project is offered. */
  createsProjects: boolean
  /** Whether the administrators' area is offered. */
  isAdmin?: boolean
  /** How many messages wait to be read. */
  unreadMessages?: number
}

/** The modes to choose from; only for accounts that have both. */
export type ModeSwitch = { mode: UserType; onModeChange: (mode: UserType) => void }

export const sideIcons = { volunteer: HandHeart, organization: Building2 }

/** First and last name as shown, the address where there is neither. */
export function getVisitorName(visitor: Visitor): string {
  return formatFullName(visitor) || visitor.email
}
