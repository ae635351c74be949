import { LoadingRegion, Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'

/** Placeholder for the project page. */
export function ProjectPageSkeleton() {
  return (
    <LoadingRegion className="grid gap-8 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-5">
        <Skeleton className="h-24 rounded-lg sm:h-32" />
        <Skeleton className="h-9 w-48" />
        <Skeleton className="h-10 w-4/5" />
        <Skeleton className="h-7 w-3/5 rounded-full" />
        <SkeletonText lines={6} />
      </div>
      <Skeleton className="h-56 rounded-lg" />
    </LoadingRegion>
  )
}
