import { Link } from '@tanstack/react-router'
import type { AdministrationHome } from '#contract/administration/home.ts'
import { listWaitingKinds } from '#domain/administration/waiting.ts'
import { useReader } from '#web/features/administration/reader.ts'
import { adminHomeCatalog } from '#web/features/administration/texts/admin-home-texts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Panel } from '#web/ui/display/stat-card.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { HealthPanel } from './health.tsx'
import { LatestActions } from './latest-actions.tsx'
import { useAdminHome } from './overview-api.ts'
import { ReadyBanner } from './ready-banner.tsx'
import { TrendPanel } from './trends.tsx'
import { WaitingPanel } from './waiting.tsx'

/** What waits for administrators, how much happens, and how the product is doing. */
export function Overview() {
  const texts = useTexts(adminHomeCatalog)
  const { data, isError, isFetching, refetch } = useAdminHome()
  const fetchAgain = () => void refetch()
  if (data) return <Loaded home={data} isOld={isError} isChecking={isFetching} onCheck={fetchAgain} />
  if (isError) return <ErrorState title={texts.failed} onRetry={fetchAgain} retrying={isFetching} />
  return (
    <LoadingRegion className="grid gap-8">
      <Skeleton className="h-64 rounded-lg" />
      <Skeleton className="h-40 rounded-lg" />
      <Skeleton className="h-40 rounded-lg" />
    </LoadingRegion>
  )
}

type LoadedProps = {
  home: AdministrationHome
  /** The last check failed, so this is from an earlier one. */
  isOld: boolean
  isChecking: boolean
  onCheck: () => void
}

function Loaded({ home, ...check }: LoadedProps) {
  const texts = useTexts(adminHomeCatalog)
  const reader = useReader()
  return (
    <div className="grid grid-cols-1 gap-8">
      {home.readiness && <ReadyBanner readiness={home.readiness} />}
      {listWaitingKinds(reader).length > 0 && <WaitingPanel items={home.waiting} />}
      {home.trends && <TrendPanel trends={home.trends} />}
      {home.health && <HealthPanel health={home.health} {...check} />}
      {home.latest && (
        <Panel
          id="latest"
          title={texts.latest.title}
          action={
            <Link {...paths.adminAudit()} className="link text-sm">
              {texts.latest.all}
            </Link>
          }
        >
          <LatestActions actions={home.latest} />
        </Panel>
      )}
      {home.totals && <Totals totals={home.totals} />}
    </div>
  )
}

function Totals({ totals }: { totals: NonNullable<AdministrationHome['totals']> }) {
  const texts = useTexts(adminHomeCatalog).totals
  const { people, organizations, verifiedOrganizations: verified, projects, administrators } = totals
  return (
    <ul aria-label={texts.title} className="text-muted flex flex-wrap gap-x-8 gap-y-1 text-sm tabular-nums">
      <li>{texts.people({ count: people })}</li>
      <li>{texts.organizations({ count: organizations, verified })}</li>
      <li>{texts.projects({ count: projects })}</li>
      <li>{texts.administrators({ count: administrators })}</li>
    </ul>
  )
}
