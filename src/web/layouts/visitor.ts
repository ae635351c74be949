import { Building2, HandHeart } from 'lucide-react'
import { formatFullName, type UserType } from '#domain/accounts/accounts.ts'

/** What the layout knows about the current user; null for a visitor who is not signed in. */
export type Visitor = {
  firstName: string
  lastName: string
  email: string
  imageUrl?: string | null
  /** Whether to show "Create Project". */
  createsProjects: boolean
  /** Whether to show the directory of volunteers. */
  findsVolunteers?: boolean
  /** Whether to show the administration area. */
  isStaff?: boolean
  /** Number of unread messages. */
  unreadMessages?: number
}

/** The modes to choose from; only for accounts with both sides. */
export type ModeSwitch = { mode: UserType; onModeChange: (mode: UserType) => void }

export const sideIcons = { volunteer: HandHeart, organization: Building2 }

/** First and last name for display, or the email address if both are empty. */
export function getVisitorName(visitor: Visitor): string {
  return formatFullName(visitor) || visitor.email
}
