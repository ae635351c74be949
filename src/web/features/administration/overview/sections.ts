/** The sections of the administrators' area, in navigation order. */
import {
  BadgeCheck,
  Building2,
  Database,
  Gift,
  KeyRound,
  LayoutDashboard,
  MessageCircleWarning,
  MessageSquareWarning,
  ScrollText,
  ServerCog,
  Shapes,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { AdministrationOverview } from '#contract/administration/administration.ts'
import { administrationTexts } from '#web/i18n/en/administration.ts'

type AdminSection = {
  path: `/admin${string}`
  label: string
  icon: LucideIcon
  /**
   * The overview count that belongs to this section. The number shows beside the name, and the overview links here.
   */
  waiting?: keyof AdministrationOverview['waiting']
}

const { sections } = administrationTexts

export const adminSections = [
  { path: '/admin', label: sections.overview, icon: LayoutDashboard },
  { path: '/admin/verification', label: sections.verification, icon: BadgeCheck, waiting: 'verifications' },
  { path: '/admin/claims', label: sections.claims, icon: KeyRound, waiting: 'claims' },
  { path: '/admin/reviews', label: sections.reviews, icon: MessageSquareWarning, waiting: 'reviews' },
  { path: '/admin/messages', label: sections.messages, icon: MessageCircleWarning, waiting: 'messages' },
  { path: '/admin/skills', label: sections.skills, icon: Shapes },
  { path: '/admin/registers', label: sections.registers, icon: Database },
  { path: '/admin/people', label: sections.people, icon: Users },
  { path: '/admin/organizations', label: sections.organizations, icon: Building2 },
  { path: '/admin/perks', label: sections.perks, icon: Gift },
  { path: '/admin/jobs', label: sections.jobs, icon: ServerCog, waiting: 'failedJobs' },
  { path: '/admin/audit', label: sections.audit, icon: ScrollText },
] as const satisfies readonly AdminSection[]

/** The key of the overview count that belongs to a section; undefined if it has none. */
export function getWaitingKey(section: AdminSection): AdminSection['waiting'] {
  return section.waiting
}
