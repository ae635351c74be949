import { documentKinds } from '#domain/images/files.ts'
import { imageLimits } from '#contract/limits.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { SettingCard } from '#web/ui/display/setting-card.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { useDocuments } from './document-api.ts'
import { DocumentRow } from './document-row.tsx'
import { authorityCatalog } from './texts/authority-texts.ts'

/**
 * Documents that help administrators decide on the verification. Each upload, replacement and removal is saved
 * immediately.
 */
export function DocumentsCard({ organizationId }: { organizationId: string }) {
  const { documents: texts } = useTexts(authorityCatalog)
  const { data, isError, isFetching, refetch } = useDocuments(organizationId)
  return (
    <SettingCard
      id="documents"
      title={texts.heading}
      text={`${texts.text} ${texts.hint({ number: imageLimits.bytes / 1024 / 1024 })}.`}
    >
      {data ? (
        <ul aria-labelledby="documents" className="divide-line border-line divide-y border-y">
          {documentKinds.map((kind) => (
            <DocumentRow
              key={kind}
              organizationId={organizationId}
              kind={kind}
              document={data.find((each) => each.kind === kind) ?? null}
            />
          ))}
        </ul>
      ) : isError ? (
        <ErrorState as="h3" title={texts.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LoadingRegion className="grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </LoadingRegion>
      )}
    </SettingCard>
  )
}
