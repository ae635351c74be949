import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import type { Page } from '#web/lib/api.ts'
import { growthOf } from '#web/lib/growing.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { GrowingList } from '#web/ui/growing-list.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx'
import type { Question } from './question-dialog.tsx'

export interface CaseListProps<Case extends { id: string }, Verdict extends string> {
  list: Pick<
    UseInfiniteQueryResult,
    'isError' | 'isFetching' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  > & { data: { pages: readonly Page<Case>[] } | undefined }
  icon: LucideIcon
  /** Where there are none. */
  none: string
  texts: Record<'list' | 'noneText' | 'failed' | 'more' | 'moreFailed', string> & {
    progress: (shown: number, total: string) => string
  }
  /** The height of a case while they are loading. */
  shape: string
  /** What a case is seen by: a question about another version of it begins anew. */
  versionOf?: (about: Case) => string
  Case: ComponentType<{ about: Case; onAsk: (verdict: Verdict) => void }>
  Dialog: ComponentType<Question & { about: Case; verdict: Verdict }>
}

/** Cases that wait for an administrator, or those that were decided, with the question that decides one. */
export function CaseList<Case extends { id: string }, Verdict extends string>(
  props: CaseListProps<Case, Verdict>,
) {
  const { list, texts, shape, Case, Dialog } = props
  const { data, isError, isFetching, refetch } = list
  const place = useRef<HTMLDivElement>(null)
  const isGone = useRef(false)
  // Apart from the list: the question stays where its case has gone, decided by somebody else.
  const [question, setQuestion] = useState<{ about: Case; verdict: Verdict }>()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<Element>(null)
  useEffect(() => {
    // The button that decided has gone with its case.
    if (isGone.current) place.current?.focus()
    isGone.current = false
  }, [data])
  if (!data) {
    return isError ? (
      <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <LoadingRegion className="grid gap-3">
        <Skeleton className={shape} />
        <Skeleton className={shape} />
      </LoadingRegion>
    )
  }
  const found = data.pages.flatMap((page) => page.items)
  const ask = (about: Case, verdict: Verdict) => {
    opener.current = document.activeElement
    setQuestion({ about, verdict })
    setOpen(true)
  }
  return (
    <div ref={place} tabIndex={-1} className="rounded-sm">
      {found.length === 0 ? (
        <EmptyState icon={props.icon} title={props.none} text={texts.noneText} />
      ) : (
        <GrowingList
          label={texts.list}
          className="grid grid-cols-1 gap-4"
          items={found.map((about) => ({
            key: about.id,
            content: <Case about={about} onAsk={(verdict) => ask(about, verdict)} />,
          }))}
          {...growthOf(list, texts.moreFailed)}
          moreLabel={texts.more}
          progress={texts.progress(found.length, data.pages.at(-1)?.total ?? '')}
        />
      )}
      {question && (
        <Dialog
          key={`${question.about.id} ${props.versionOf?.(question.about)} ${question.verdict}`}
          {...question}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onDecided={() => {
            isGone.current = true
          }}
          onClosed={(event) => {
            event.preventDefault()
            const { current: button } = opener
            if (button instanceof HTMLElement && button.isConnected) button.focus()
            else place.current?.focus()
          }}
        />
      )}
    </div>
  )
}
