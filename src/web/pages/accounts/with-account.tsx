import type { ReactNode } from 'react'
import type { Account } from '#contract/accounts/settings.ts'
import { useAccount } from '#web/features/accounts/account-api.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Card } from '#web/ui/display/card.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, SkeletonText } from '#web/ui/feedback/skeleton.tsx'

/** What needs the account's data, with placeholders until they have loaded. */
export function WithAccount({ children }: { children: (account: Account) => ReactNode }) {
  const errorsTexts = useTexts(errorsCatalog)
  const { data, isError, isFetching, refetch } = useAccount()
  if (data) return children(data)
  if (isError) {
    const { profileFailed } = errorsTexts
    return <ErrorState title={profileFailed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  return <AccountPlaceholder />
}

/** Where the account's data will be, or what waits for it. */
export function AccountPlaceholder() {
  return (
    <LoadingRegion>
      <Card padding="lg">
        <SkeletonText lines={5} />
      </Card>
    </LoadingRegion>
  )
}
