/** The sections of the administration area, in navigation order. */
import {
  BadgeCheck,
  Building2,
  CalendarClock,
  ChartColumn,
  Database,
  Eye,
  Flag,
  FolderSearch,
  Gift,
  HandHelping,
  KeyRound,
  LayoutDashboard,
  Mail,
  MessageCircleWarning,
  MessageSquareWarning,
  ScrollText,
  ServerCog,
  ShieldUser,
  Shapes,
  Store,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { waitingPaths } from '#contract/administration/waiting-paths.ts'
import { hasStaffAccess, type StaffAccess } from '#domain/accounts/accounts.ts'
import type { StaffMember } from '#domain/accounts/staff.ts'
import type { WaitingKind } from '#domain/administration/waiting.ts'
import type { AdministrationTexts } from '#web/features/administration/texts/administration-texts.ts'

type AdminSection = {
  path: `/admin${string}`
  /** The key of its name. */
  id: keyof AdministrationTexts['sections']
  /** Who may open it, as its route says. */
  access: StaffAccess
  icon: LucideIcon
  /**
   * What waits in this section. Its number shows beside the name, and the overview links here.
   */
  waiting?: WaitingKind
}

export const adminSections = [
  { path: '/admin', id: 'overview', access: 'staff', icon: LayoutDashboard },
  {
    path: waitingPaths.verifications,
    id: 'verification',
    access: 'verifier',
    icon: BadgeCheck,
    waiting: 'verifications',
  },
  { path: waitingPaths.claims, id: 'claims', access: 'verifier', icon: KeyRound, waiting: 'claims' },
  { path: waitingPaths.reports, id: 'reports', access: 'moderator', icon: Flag, waiting: 'reports' },
  { path: '/admin/reviews', id: 'reviews', access: 'moderator', icon: MessageSquareWarning },
  { path: '/admin/projects', id: 'projects', access: 'moderator', icon: FolderSearch },
  { path: '/admin/messages', id: 'messages', access: 'moderator', icon: MessageCircleWarning },
  { path: waitingPaths.skills, id: 'skills', access: 'admin', icon: Shapes, waiting: 'skills' },
  { path: '/admin/registers', id: 'registers', access: 'verifier', icon: Database },
  {
    path: waitingPaths.helpRequests,
    id: 'helpRequests',
    access: 'coordinator',
    icon: HandHelping,
    waiting: 'helpRequests',
  },
  { path: '/admin/people', id: 'people', access: 'admin', icon: Users },
  { path: '/admin/staff', id: 'staff', access: 'admin', icon: ShieldUser },
  { path: '/admin/organizations', id: 'organizations', access: 'admin', icon: Building2 },
  { path: '/admin/perks', id: 'perks', access: 'admin', icon: Gift },
  { path: '/admin/impact', id: 'impact', access: 'analyst', icon: ChartColumn },
  { path: '/admin/exposure', id: 'exposure', access: 'analyst', icon: Eye },
  { path: '/admin/site', id: 'site', access: 'admin', icon: Store },
  { path: '/admin/email', id: 'email', access: 'admin', icon: Mail },
  { path: waitingPaths.failedJobs, id: 'jobs', access: 'admin', icon: ServerCog, waiting: 'failedJobs' },
  { path: '/admin/schedule', id: 'schedule', access: 'admin', icon: CalendarClock },
  { path: '/admin/audit', id: 'audit', access: 'admin', icon: ScrollText },
] as const satisfies readonly AdminSection[]

/** The sections that someone may open. */
export const listSections = (reader: StaffMember) =>
  adminSections.filter(({ access }) => hasStaffAccess(access, reader))

const isWithin = (path: string, pathname: string) => pathname === path || pathname.startsWith(`${path}/`)

/** The section that an address is in: of two that match, the more specific one. */
export const findSection = <Section extends { path: string }>(
  sections: readonly Section[],
  pathname: string,
): Section | undefined =>
  sections
    .filter(({ path }) => isWithin(path, pathname))
    .toSorted((one, other) => other.path.length - one.path.length)[0]

/** What waits in a section; undefined if nothing can. */
export function getWaitingKey(section: AdminSection): AdminSection['waiting'] {
  return section.waiting
}
