import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { LoadingRegion, Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'

type Query<Profile> = {
  data: Profile | null | undefined
  isError: boolean
  isFetching: boolean
  refetch: () => Promise<unknown>
}

export type ProfileSectionProps<Profile> = {
  query: Query<Profile>
  view: (profile: Profile) => ReactNode
  /** Text if there is no profile yet. */
  empty: { icon: LucideIcon; title: string; text: string; action?: ReactNode }
}

/** A profile in each state: loading, failed, missing, loaded. */
export function ProfileSection<Profile>({ query, view, empty }: ProfileSectionProps<Profile>) {
  const errorsTexts = useTexts(errorsCatalog)
  const { data, isError, isFetching, refetch } = query
  if (data) return view(data)
  if (data === null) return <EmptyState {...empty} />
  if (isError) {
    const { profileFailed } = errorsTexts
    return <ErrorState title={profileFailed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  return (
    <LoadingRegion>
      <Card padding="lg" className="grid gap-5">
        <Skeleton className="h-7 w-48" />
        <SkeletonText lines={4} />
        <SkeletonText lines={3} />
      </Card>
    </LoadingRegion>
  )
}
