import { directoryPreviewCatalog } from '#web/features/projects/texts/directory-preview-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Card } from '#web/ui/display/card.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useOwnCard } from './api.ts'
import { VolunteerCard } from './volunteer-card.tsx'

/** Exactly what the directory shows about the reader, and how many organizations viewed their portfolio. */
export function OwnCard() {
  const texts = useTexts(directoryPreviewCatalog)
  const { data, isError, isFetching, refetch } = useOwnCard()
  return (
    <Card as="section" padding="lg" aria-labelledby="directory-preview-heading">
      <h2 id="directory-preview-heading" className="text-xl">
        {texts.heading}
      </h2>
      {data ? (
        <>
          <p className="measure mt-3">
            {!data.isContactable ? texts.hidden : data.isEmailVerified ? texts.shown : texts.unverified}
          </p>
          <div className="my-4 max-w-md">
            <VolunteerCard volunteer={data.card} as="h3" />
          </div>
          <p className="text-muted measure text-sm">{texts.never}</p>
          <p className="measure mt-3">{texts.views(data.views)}</p>
        </>
      ) : isError ? (
        <ErrorState as="h3" title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LoadingRegion className="mt-3">
          <Skeleton className="h-64 max-w-md rounded-lg" />
        </LoadingRegion>
      )}
    </Card>
  )
}
