import { formatTotal } from '#web/lib/format-number.ts'
import { Link } from '@tanstack/react-router'
import {
  Award,
  ClipboardList,
  Inbox,
  LayoutDashboard,
  Search,
  Sparkles,
  SquarePlus,
  Star,
  Trophy,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { UserType } from '#domain/accounts/accounts.ts'
import { paths } from '#web/lib/paths.ts'
import { Card } from '#web/ui/display/card.tsx'
import { homeCatalog, type HomeTexts } from '#web/features/marketing/texts/home-texts.ts'
import { useLanguage, useTexts } from '#web/lib/texts.ts'
import { useApplicationList, type ApplicationSideList } from './api.ts'

/** Quick links for a side (spec F2.8), with the numbers of the reader's own applications. */
export function QuickAccess({ mode }: { mode: UserType }) {
  const { cards, quickAccess } = useTexts(homeCatalog)
  const dashboard = mode === 'volunteer' ? paths.volunteerDashboard() : paths.organizationDashboard()
  return (
    <section aria-labelledby="quick-access-title">
      <h2 id="quick-access-title" className="mb-5 text-2xl">
        {quickAccess}
      </h2>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <QuickLink icon={LayoutDashboard} text={cards.dashboard[mode]}>
          <Link {...dashboard} className={quickLinkClasses}>
            {cards.dashboard.title}
          </Link>
        </QuickLink>
        <QuickLink icon={Sparkles} {...cards.matching}>
          <Link {...paths.matching()} className={quickLinkClasses}>
            {cards.matching.title}
          </Link>
        </QuickLink>
        {mode === 'volunteer' ? <VolunteerQuickLinks /> : <OrganizationQuickLinks />}
        <QuickLink icon={Star} {...cards.reviews}>
          <Link {...paths.reviews()} className={quickLinkClasses}>
            {cards.reviews.title}
          </Link>
        </QuickLink>
        <QuickLink icon={Trophy} text={cards.topOrganizations.text}>
          <Link {...paths.topOrganizations()} className={quickLinkClasses}>
            {cards.topOrganizations.title}
          </Link>
        </QuickLink>
        <QuickLink icon={Award} text={cards.rewards.text}>
          <Link {...paths.rewards()} className={quickLinkClasses}>
            {cards.rewards.title}
          </Link>
        </QuickLink>
      </div>
    </section>
  )
}

function VolunteerQuickLinks() {
  const { cards, sent, sentWaiting } = useTexts(homeCatalog)
  const state = useCountText('mine', { all: sent, withWaiting: sentWaiting })
  return (
    <>
      <QuickLink icon={ClipboardList} {...cards.mine} state={state}>
        <Link {...paths.applications({ tab: 'mine' })} className={quickLinkClasses}>
          {cards.mine.title}
        </Link>
      </QuickLink>
      <QuickLink icon={Search} {...cards.browse}>
        <Link {...paths.browse()} className={quickLinkClasses}>
          {cards.browse.title}
        </Link>
      </QuickLink>
    </>
  )
}

function OrganizationQuickLinks() {
  const { cards, received, receivedWaiting } = useTexts(homeCatalog)
  const state = useCountText('received', { all: received, withWaiting: receivedWaiting })
  return (
    <>
      <QuickLink icon={Inbox} {...cards.received} state={state}>
        <Link {...paths.applications({ tab: 'received' })} className={quickLinkClasses}>
          {cards.received.title}
        </Link>
      </QuickLink>
      <QuickLink icon={SquarePlus} {...cards.create}>
        <Link {...paths.createProject()} className={quickLinkClasses}>
          {cards.create.title}
        </Link>
      </QuickLink>
    </>
  )
}

type CountTexts = {
  all: HomeTexts['sent']
  withWaiting: HomeTexts['sentWaiting']
}

/** The number of applications, and the number pending if all are on the first page. */
function useCountText(side: ApplicationSideList, { all, withWaiting }: CountTexts): string {
  const language = useLanguage()
  const { data } = useApplicationList(side)
  const [page] = data?.pages ?? []
  if (!page) return ''
  const total = formatTotal(language, page.total ?? page.items.length)
  if (page.nextCursor !== null || page.items.length === 0) return all(total)
  const waiting = page.items.filter(({ status }) => status === 'pending').length
  return withWaiting({ ...total, waiting })
}

const quickLinkClasses = 'text-ink no-underline after:absolute after:inset-0 after:rounded-lg'

type QuickLinkProps = { icon: LucideIcon; text: string; state?: string; children: ReactNode }

function QuickLink({ icon: Icon, text, state, children }: QuickLinkProps) {
  return (
    <Card interactive className="flex gap-4">
      <span className="bg-primary-soft text-primary-ink grid size-11 shrink-0 place-items-center rounded-md">
        <Icon aria-hidden className="size-5.5" />
      </span>
      <div className="min-w-0">
        <h3 className="text-lg">{children}</h3>
        <p className="text-muted mt-1 text-sm">{text}</p>
        {state !== undefined && (
          <p role="status" className="mt-2 min-h-5 text-sm font-medium tabular-nums">
            {state}
          </p>
        )}
      </div>
    </Card>
  )
}
