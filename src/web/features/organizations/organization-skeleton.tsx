import { LoadingRegion, Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'

/** Placeholder for an organization's page. */
export function OrganizationSkeleton() {
  return (
    <LoadingRegion className="grid gap-8 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-5">
        <Skeleton className="h-24 rounded-lg sm:h-36" />
        <Skeleton className="h-10 w-3/5" />
        <Skeleton className="h-7 w-2/5 rounded-full" />
        <SkeletonText lines={5} />
        <Skeleton className="h-56 rounded-lg" />
      </div>
      <Skeleton className="h-80 rounded-lg" />
    </LoadingRegion>
  )
}
