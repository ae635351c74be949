import { Link } from '@tanstack/react-router'
import { ArrowRight, BadgeCheck, Building2, CircleCheck, ShieldUser, Users } from 'lucide-react'
import type { AdministrationOverview } from '#contract/administration/administration.ts'
import { administrationCatalog } from '#web/features/administration/texts/administration-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { adminSections, getWaitingKey } from './sections.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Panel, StatCards } from '#web/ui/display/stat-card.tsx'
import { useAdminOverview } from './overview-api.ts'

/** Open cases, each with a link to where it is decided, and platform numbers. */
export function Overview() {
  const { overview } = useTexts(administrationCatalog)
  const { data, isError, isFetching, refetch } = useAdminOverview()
  if (data) return <Loaded {...data} />
  if (isError) {
    return <ErrorState title={overview.failed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  return (
    <LoadingRegion className="grid gap-8">
      <Skeleton className="h-32 rounded-lg" />
      <Skeleton className="h-32 rounded-lg" />
    </LoadingRegion>
  )
}

function Loaded({ waiting, totals }: AdministrationOverview) {
  const { overview } = useTexts(administrationCatalog)
  const places = adminSections.flatMap((section) => {
    const what = getWaitingKey(section)
    return what && waiting[what] > 0 ? [{ ...section, what, count: waiting[what] }] : []
  })
  return (
    <div className="grid gap-10">
      <Panel id="waiting" title={overview.waiting}>
        {places.length === 0 ? (
          <EmptyState as="h3" icon={CircleCheck} title={overview.nothing} text={overview.nothingText} />
        ) : (
          <ul className="grid gap-3 sm:grid-cols-2">
            {places.map(({ path, icon: Icon, count, what }) => (
              <li key={path}>
                <Link
                  to={path}
                  className="border-line bg-surface shadow-card hover:border-line-strong text-ink flex min-h-20 items-center gap-4 rounded-lg border p-4 no-underline transition-[border-color] sm:p-5"
                >
                  <Icon aria-hidden className="text-primary size-6 shrink-0" />
                  <span className="min-w-0 flex-1">
                    <span className="font-heading block text-2xl font-bold tabular-nums">{count}</span>
                    <span className="text-muted text-sm">{overview.waitingFor[what]({ count })}</span>
                  </span>
                  <ArrowRight aria-hidden className="text-muted size-5 shrink-0" />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel id="totals" title={overview.totals}>
        <StatCards
          label={overview.totals}
          stats={[
            { icon: Users, label: overview.people, value: String(totals.people) },
            { icon: Building2, label: overview.organizations, value: String(totals.organizations) },
            { icon: BadgeCheck, label: overview.verified, value: String(totals.verifiedOrganizations) },
            { icon: ShieldUser, label: overview.administrators, value: String(totals.administrators) },
          ]}
        />
      </Panel>
    </div>
  )
}
