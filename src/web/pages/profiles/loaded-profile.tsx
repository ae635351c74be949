import type { ReactNode } from 'react'
import { Card } from '#web/ui/display/card.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { LoadingRegion, Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'

export type LoadedProfileProps<Profile> = {
  query: {
    data: Profile | null | undefined
    isError: boolean
    isFetching: boolean
    isFetchedAfterMount: boolean
    refetch: () => Promise<unknown>
  }
  /** The error text if the profile could not be loaded. */
  failed?: string
  /** Null if there is no profile yet. */
  children: (profile: Profile | null) => ReactNode
}

/** Loads a profile for editing, always fresh: another screen may have cached an older version. */
export function LoadedProfile<Profile>({ query, failed, children }: LoadedProfileProps<Profile>) {
  const errorsTexts = useTexts(errorsCatalog)
  const { data, isError, isFetching, isFetchedAfterMount, refetch } = query
  if (data !== undefined && isFetchedAfterMount) return children(data)
  if (isError) {
    return (
      <ErrorState
        title={failed ?? errorsTexts.profileFailed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  return (
    <LoadingRegion>
      <Card padding="lg" className="mt-8 grid gap-5">
        <Skeleton className="h-7 w-48" />
        <SkeletonText lines={4} />
        <SkeletonText lines={3} />
      </Card>
    </LoadingRegion>
  )
}
