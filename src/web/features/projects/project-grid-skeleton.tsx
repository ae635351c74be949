import { Card } from '#web/ui/display/card.tsx'
import { LoadingRegion, Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { gridClasses } from './grid-classes.ts'

const count = 6

/** The grid while its first page loads (spec F9: 6 cards). */
export function ProjectGridSkeleton() {
  return (
    <LoadingRegion className={gridClasses}>
      {Array.from({ length: count }, (_, card) => (
        <Card key={card} padding="none" data-testid="project-skeleton" className="overflow-hidden">
          <Skeleton className="h-20 rounded-none" />
          <div className="grid gap-4 p-5">
            <div className="flex items-center gap-2.5">
              <Skeleton className="size-9" />
              <Skeleton className="w-1/2" />
            </div>
            <Skeleton className="h-6 w-4/5" />
            <SkeletonText lines={2} />
            <div className="flex gap-1.5">
              <Skeleton className="h-6 w-20 rounded-full" />
              <Skeleton className="h-6 w-24 rounded-full" />
            </div>
            <Skeleton className="w-3/4" />
            <Skeleton className="h-11 rounded-md" />
          </div>
        </Card>
      ))}
    </LoadingRegion>
  )
}
