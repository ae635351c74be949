import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'

type OpeningLinkProps = {
  opened: { isError: boolean; isFetching: boolean; refetch: () => unknown }
  /** The title if what the link is for can't be loaded. */
  failed: string
}

/** Shown in place of an `EmailLinkFrame` until the answer about an emailed link is there. */
export function OpeningLink({ opened, failed }: OpeningLinkProps) {
  return opened.isError ? (
    <div className="page-width py-16">
      <ErrorState as="h1" title={failed} onRetry={() => void opened.refetch()} retrying={opened.isFetching} />
    </div>
  ) : (
    <LoadingRegion className="page-width grid justify-items-center py-16">
      <Skeleton className="h-72 w-full max-w-120" />
    </LoadingRegion>
  )
}
