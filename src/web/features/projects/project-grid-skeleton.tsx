import { Card } from '#web/ui/display/card.tsx'
import { rowsClasses } from '#web/ui/display/rows-classes.ts'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { BrowseView } from './browsing/browse-view.ts'
import { gridClasses } from './grid-classes.ts'

const count = 6

type ProjectGridSkeletonProps = {
  view?: BrowseView
  /** A status of the screen announces it instead. */
  isSilent?: boolean
}

/** The projects while their first page loads (spec F9: 6 cards). */
export function ProjectGridSkeleton({ view = 'cards', isSilent = false }: ProjectGridSkeletonProps) {
  return (
    <LoadingRegion isSilent={isSilent} className={view === 'list' ? rowsClasses : gridClasses}>
      {Array.from({ length: count }, (_, index) =>
        view === 'list' ? <Row key={index} /> : <Tile key={index} />,
      )}
    </LoadingRegion>
  )
}

function Row() {
  return (
    <div data-testid="project-skeleton" className="grid h-16 content-center gap-2 px-4">
      <Skeleton className="w-2/5" />
      <Skeleton className="w-1/4" />
    </div>
  )
}

function Tile() {
  return (
    <Card padding="none" data-testid="project-skeleton" className="grid gap-3.5 overflow-hidden p-4">
      <div className="flex items-center gap-2.5">
        <Skeleton className="size-9" />
        <Skeleton className="w-1/2" />
      </div>
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="h-6 w-16 rounded-full" />
      <Skeleton className="w-3/5" />
      <Skeleton className="w-2/5" />
      <Skeleton className="w-1/3" />
      <div className="flex gap-1.5">
        <Skeleton className="h-6 w-20 rounded-full" />
        <Skeleton className="h-6 w-24 rounded-full" />
      </div>
      <Skeleton className="ms-auto h-9 w-28 rounded-md" />
    </Card>
  )
}
