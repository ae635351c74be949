import { moderationCatalog } from '#web/features/administration/texts/moderation-texts.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { formatTotal } from '#web/lib/format/format-number.ts'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { useRef, useState, type ComponentType, type ReactNode } from 'react'
import type { Page } from '#web/lib/calls/api.ts'
import { useFocusOnMove } from '#web/lib/focus/focus-on-move.ts'
import { toLoadMoreProps } from '#web/lib/calls/load-more.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { rowsClasses } from '#web/ui/display/rows-classes.ts'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { CaseRowContext } from './case-card.tsx'
import { ListLine } from './list-line.tsx'
import type { Question } from './question-dialog.tsx'

export interface CaseListProps<Case extends { id: string }, CaseDecision extends string> {
  list: Pick<
    UseInfiniteQueryResult,
    'isError' | 'isFetching' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  > & { data: { pages: readonly Page<Case>[] } | undefined }
  icon: LucideIcon
  /** Text of the empty list. */
  none: string
  texts: Record<'list' | 'noneText' | 'failed' | 'more' | 'moreFailed', string> & {
    progress: (values: { shown: number; total: string }) => string
  }
  /** Beside how many there are. */
  action?: ReactNode
  /** Height of a loading case. */
  shape: string
  /** What a case is about, in a list of several kinds. */
  kindOf?: (about: Case) => string
  /** They are rows (`CaseCard`), one of them open; otherwise each is a card. */
  isRows?: boolean
  /** Identifies a version of a case: a new version starts a new dialog. */
  versionOf?: (about: Case) => string
  Case: ComponentType<{ about: Case; onDecide: (decision: CaseDecision) => void }>
  Dialog: ComponentType<Question & { about: Case; decision: CaseDecision }>
}

/** Open or decided cases, with the dialog to decide one. */
export function CaseList<Case extends { id: string }, CaseDecision extends string>(
  props: CaseListProps<Case, CaseDecision>,
) {
  const { list, texts, shape, Case, Dialog } = props
  const { data, isError, isFetching, refetch } = list
  const { ref, onMoved } = useFocusOnMove<HTMLDivElement>(data)
  const language = useLanguage()
  const moderationTexts = useTexts(moderationCatalog)
  // Outside the list, so the dialog stays when someone else has decided the case and it has left the list.
  const [question, setQuestion] = useState<{ about: Case; decision: CaseDecision }>()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<Element>(null)
  // Null is none, undefined the next one to decide.
  const [opened, setOpened] = useState<string | null>()
  const [decided, setDecided] = useState<string>()
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
  const { total } = formatTotal(language, data.pages.at(-1)?.total)
  // At first, and once the reader has decided the open one, the next one opens. If someone else decides it, none does:
  // the reader is somewhere in the list.
  const isNext = opened === undefined || (opened === decided && !found.some(({ id }) => id === opened))
  if (isNext && found[0]) setOpened(found[0].id)
  const openId = opened
  const contentOf = (about: Case) => {
    const isShown = about.id === openId
    const row = {
      isOpen: isShown,
      onToggle: () => setOpened(isShown ? null : about.id),
      ...(props.kindOf && { kind: props.kindOf(about) }),
    }
    return (
      <CaseRowContext value={row}>
        <Case about={about} onDecide={(decision) => ask(about, decision)} />
      </CaseRowContext>
    )
  }
  const ask = (about: Case, decision: CaseDecision) => {
    opener.current = document.activeElement
    setQuestion({ about, decision })
    setOpen(true)
  }
  return (
    <div ref={ref} tabIndex={-1} className="rounded-sm">
      {found.length === 0 ? (
        <EmptyState icon={props.icon} title={props.none} text={texts.noneText} />
      ) : (
        <>
          <ListLine
            found={moderationTexts.found({ total: total || formatTotal(language, found.length).total })}
            action={props.action}
          />
          <LoadMoreList
            label={texts.list}
            className={props.isRows ? `grid grid-cols-1 ${rowsClasses}` : 'grid grid-cols-1 gap-4'}
            items={found.map((about) => ({ key: about.id, content: contentOf(about) }))}
            {...toLoadMoreProps(list, texts.moreFailed)}
            moreLabel={texts.more}
            progress={texts.progress({
              shown: found.length,
              total,
            })}
          />
        </>
      )}
      {question && (
        <Dialog
          key={`${question.about.id} ${props.versionOf?.(question.about)} ${question.decision}`}
          {...question}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onDecided={() => {
            onMoved()
            setDecided(question.about.id)
          }}
          onClosed={(event) => {
            event.preventDefault()
            const { current: button } = opener
            if (button instanceof HTMLElement && button.isConnected) button.focus()
            else ref.current?.focus()
          }}
        />
      )}
    </div>
  )
}
