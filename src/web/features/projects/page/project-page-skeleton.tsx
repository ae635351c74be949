import { LoadingRegion, Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'

/** Placeholder for the project page. */
export function ProjectPageSkeleton() {
  return (
    <LoadingRegion className="grid gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_19rem] lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:gap-x-10">
      <div className="grid gap-5">
        <Skeleton className="h-9 w-48" />
        <Skeleton className="h-10 w-4/5" />
        <Skeleton className="h-7 w-3/5 rounded-full" />
        <SkeletonText lines={6} />
      </div>
      <Skeleton className="h-56 rounded-lg" />
    </LoadingRegion>
  )
}
