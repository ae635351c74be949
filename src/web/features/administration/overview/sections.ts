/** The sections of the administrators' area, in navigation order. */
import {
  BadgeCheck,
  Building2,
  CalendarClock,
  Database,
  Flag,
  FolderSearch,
  Gift,
  KeyRound,
  LayoutDashboard,
  Mail,
  MessageCircleWarning,
  MessageSquareWarning,
  ScrollText,
  ServerCog,
  Shapes,
  Store,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { WaitingKind } from '#domain/administration/waiting.ts'
import type { AdministrationTexts } from '#web/features/administration/texts/administration-texts.ts'

type AdminSection = {
  path: `/admin${string}`
  /** The key of its name. */
  id: keyof AdministrationTexts['sections']
  icon: LucideIcon
  /**
   * What waits in this section. Its number shows beside the name, and the overview links here.
   */
  waiting?: WaitingKind
}

export const adminSections = [
  { path: '/admin', id: 'overview', icon: LayoutDashboard },
  { path: '/admin/verification', id: 'verification', icon: BadgeCheck, waiting: 'verifications' },
  { path: '/admin/claims', id: 'claims', icon: KeyRound, waiting: 'claims' },
  { path: '/admin/reports', id: 'reports', icon: Flag, waiting: 'reports' },
  { path: '/admin/reviews', id: 'reviews', icon: MessageSquareWarning },
  { path: '/admin/projects', id: 'projects', icon: FolderSearch },
  { path: '/admin/messages', id: 'messages', icon: MessageCircleWarning },
  { path: '/admin/skills', id: 'skills', icon: Shapes, waiting: 'skills' },
  { path: '/admin/registers', id: 'registers', icon: Database },
  { path: '/admin/people', id: 'people', icon: Users },
  { path: '/admin/organizations', id: 'organizations', icon: Building2 },
  { path: '/admin/perks', id: 'perks', icon: Gift },
  { path: '/admin/site', id: 'site', icon: Store },
  { path: '/admin/email', id: 'email', icon: Mail },
  { path: '/admin/jobs', id: 'jobs', icon: ServerCog, waiting: 'failedJobs' },
  { path: '/admin/schedule', id: 'schedule', icon: CalendarClock },
  { path: '/admin/audit', id: 'audit', icon: ScrollText },
] as const satisfies readonly AdminSection[]

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
