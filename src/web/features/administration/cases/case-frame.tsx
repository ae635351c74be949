import type { ReactNode } from 'react'
import { ArrowLeft } from 'lucide-react'
import { isNotFoundError } from '#web/lib/calls/api-error.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { moderationCatalog } from '#web/features/administration/texts/moderation-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { ListSkeleton } from './result-list.tsx'

type CaseFrameProps<Data> = {
  query: { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => unknown }
  texts: { title: string; back: string; missing: string }
  /** The link back to the list; wraps the given label. */
  renderBack: (words: ReactNode, className: string) => ReactNode
  badge?: ReactNode
  children: (data: Data) => ReactNode
}

/** The page of one person or organization in the admin area: back link, name, badges and all details. */
export function CaseFrame<Data extends { name: string; isSuspended: boolean }>({
  query: { data, error, isFetching, refetch },
  texts,
  renderBack,
  badge,
  children,
}: CaseFrameProps<Data>) {
  const moderationTexts = useTexts(moderationCatalog)
  const name = data?.name ?? texts.title
  usePageHead({ title: name })
  const words = (
    <>
      <ArrowLeft aria-hidden className="size-4" />
      {texts.back}
    </>
  )
  return (
    <>
      {renderBack(words, 'link inline-flex min-h-11 items-center gap-2 text-sm')}
      <h1
        className="mt-1 mb-6 flex flex-wrap items-center gap-3 text-3xl wrap-anywhere sm:text-4xl"
        dir="auto"
      >
        {name}
        {badge}
        {data?.isSuspended && (
          <Badge variant="danger" size="md">
            {moderationTexts.suspended}
          </Badge>
        )}
      </h1>
      {data ? (
        children(data)
      ) : isNotFoundError(error) ? (
        <p className="text-muted">{texts.missing}</p>
      ) : error ? (
        <ErrorState title={moderationTexts.failed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <ListSkeleton />
      )}
    </>
  )
}
