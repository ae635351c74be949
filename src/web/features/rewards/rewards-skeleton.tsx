import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'

/** Placeholder for the overview. */
export function RewardsSkeleton() {
  return (
    <LoadingRegion className="mt-6 grid gap-5">
      <Skeleton className="h-11" />
      <Skeleton className="h-48 rounded-lg lg:h-40" />
      <div className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="h-32 rounded-lg" />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={index} className="h-44 rounded-lg" />
        ))}
      </div>
    </LoadingRegion>
  )
}
