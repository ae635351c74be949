import { LoadingRegion, Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'

/** Placeholder while a credential is checked. */
export function CredentialSkeleton() {
  return (
    <LoadingRegion className="mx-auto grid max-w-3xl gap-6">
      <Skeleton className="h-24 rounded-lg" />
      <Skeleton className="h-80 rounded-lg" />
      <SkeletonText lines={4} />
    </LoadingRegion>
  )
}
