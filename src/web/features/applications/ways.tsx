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
import type { UserType } from '#domain/accounts.ts'
import { homeTexts } from '#web/messages/en/home.ts'
import { paths } from '#web/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { useApplicationList, type ApplicationSideList } from './api.ts'

/** The strip of the places most used on a side (foundation 2.8), with the numbers of one's own applications. */
export function QuickAccess({ mode }: { mode: UserType }) {
  const { cards, quickAccess } = homeTexts
  const dashboard = mode === 'volunteer' ? paths.volunteerDashboard() : paths.organizationDashboard()
  return (
    <section aria-labelledby="quick-access-title">
      <h2 id="quick-access-title" className="mb-5 text-2xl">
        {quickAccess}
      </h2>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <Way icon={LayoutDashboard} text={cards.dashboard[mode]}>
          <Link {...dashboard} className={wayLink}>
            {cards.dashboard.title}
          </Link>
        </Way>
        <Way icon={Sparkles} {...cards.matching}>
          <Link {...paths.matching()} className={wayLink}>
            {cards.matching.title}
          </Link>
        </Way>
        {mode === 'volunteer' ? <VolunteerWays /> : <OrganizationWays />}
        <Way icon={Star} {...cards.reviews}>
          <Link {...paths.reviews()} className={wayLink}>
            {cards.reviews.title}
          </Link>
        </Way>
        <Way icon={Trophy} text={cards.topOrganizations.text}>
          <Link {...paths.topOrganizations()} className={wayLink}>
            {cards.topOrganizations.title}
          </Link>
        </Way>
        <Way icon={Award} text={cards.rewards.text}>
          <Link {...paths.rewards()} className={wayLink}>
            {cards.rewards.title}
          </Link>
        </Way>
      </div>
    </section>
  )
}

function VolunteerWays() {
  const { cards, sent } = homeTexts
  const state = useListState('mine', sent)
  return (
    <>
      <Way icon={ClipboardList} {...cards.mine} state={state}>
        <Link {...paths.applications({ tab: 'mine' })} className={wayLink}>
          {cards.mine.title}
        </Link>
      </Way>
      <Way icon={Search} {...cards.browse}>
        <Link {...paths.browse()} className={wayLink}>
          {cards.browse.title}
        </Link>
      </Way>
    </>
  )
}

function OrganizationWays() {
  const { cards, received } = homeTexts
  const state = useListState('received', received)
  return (
    <>
      <Way icon={Inbox} {...cards.received} state={state}>
        <Link {...paths.applications({ tab: 'received' })} className={wayLink}>
          {cards.received.title}
        </Link>
      </Way>
      <Way icon={SquarePlus} {...cards.create}>
        <Link {...paths.createProject()} className={wayLink}>
          {cards.create.title}
        </Link>
      </Way>
    </>
  )
}

/** How many applications there are; how many wait too, where all of them are on the first page. */
function useListState(side: ApplicationSideList, describe: (count: string) => string): string {
  const { data } = useApplicationList(side)
  const [page] = data?.pages ?? []
  if (!page) return ''
  const count = page.total ?? String(page.items.length)
  if (page.nextCursor !== null || page.items.length === 0) return describe(count)
  const waiting = page.items.filter(({ status }) => status === 'pending').length
  return `${describe(count)}, ${homeTexts.waiting(waiting)}`
}

const wayLink = 'text-ink no-underline after:absolute after:inset-0 after:rounded-lg'

type WayProps = { icon: LucideIcon; text: string; state?: string; children: ReactNode }

function Way({ icon: Icon, text, state, children }: WayProps) {
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
