import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'

/**
 * What a home shows while it loads, in its shape. It is all there is below the greeting, so that nothing moves when
 * the home replaces it.
 */
export function HomeSkeleton() {
  return (
    <LoadingRegion className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:gap-x-6">
      <div className="grid gap-5">
        <CardSkeleton rows={4} />
        <CardSkeleton rows={5} />
      </div>
      <div className="grid gap-5">
        <Skeleton className="h-64 rounded-lg" />
        <CardSkeleton rows={4} />
      </div>
    </LoadingRegion>
  )
}

function CardSkeleton({ rows }: { rows: number }) {
  return (
    <div className="border-line bg-surface divide-line divide-y rounded-lg border">
      <div className="flex h-12 items-center px-4">
        <Skeleton className="h-5 w-36" />
      </div>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex h-15 items-center gap-3 px-4">
          <Skeleton className="size-9" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3.5 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
