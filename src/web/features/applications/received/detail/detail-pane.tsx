import { ArrowLeft, ChevronDown, ChevronUp, FileQuestion } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import type { Applicant } from '#contract/applications/applicants.ts'
import type { Application } from '#contract/applications/applications.ts'
import { isApiError } from '#web/lib/calls/api-error.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { WorkCheckNotice } from '#web/features/applications/work-check.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Kbd } from '#web/ui/display/kbd.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { nameOf } from '#web/features/applications/received/applicant-display.ts'
import type { useApplicant } from '#web/features/applications/received/applicants-api.ts'
import { hotkeys } from '#web/features/applications/received/actions/keymap.ts'
import type { ApplicantDetail } from '#web/features/applications/received/applicants-cache.ts'
import { DetailActions, type DetailActionsProps } from './detail-actions.tsx'
import { DetailFacts, DetailSkills } from './detail-facts.tsx'
import { DetailHeader } from './detail-header.tsx'
import { DetailRecord, DetailTexts } from './detail-sections.tsx'

/** Hours, scope and review of accepted work, from other features. */
export type RenderWork = (application: Application, options: { isAboutHours: boolean }) => ReactNode

export type DetailPaneProps = Omit<DetailActionsProps, 'application'> & {
  detail: ReturnType<typeof useApplicant>
  hasHotkeys: boolean
  /** What the list knows of it, until the rest is loaded. */
  row: Applicant | undefined
  /** Its place in the list, from 1; 0 if it is not there. */
  position: number
  total: number
  pane: RefObject<HTMLElement | null>
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  /** Back to the list, where the detail is a page of its own. */
  onClose: () => void
  work: (application: Application) => ReactNode
  /** The list is about hours to confirm, so they come first here, too. */
  isAboutHours: boolean
  /** Reporting and blocking the volunteer, from other features. */
  more: (detail: ApplicantDetail) => ReactNode
}

/** The open application beside the list, or as a page of its own below 1024 px. */
export function DetailPane(props: DetailPaneProps) {
  const { detail, row, pane, isAboutHours, onClose } = props
  const texts = useTexts(receivedCatalog)
  const { by } = useTexts(applicationsCatalog).card
  const { data, error, isFetching, refetch } = detail
  const of = data?.application ?? row
  if (!data && isApiError(error) && [400, 403, 404, 422].includes(error.status)) {
    return (
      <section ref={pane} tabIndex={-1} className="grid min-h-80 flex-1 content-center p-6 outline-none">
        <EmptyState
          icon={FileQuestion}
          title={texts.detail.missing}
          text={texts.detail.missingText}
          action={<Button onClick={onClose}>{texts.detail.close}</Button>}
          className="border-0"
        />
      </section>
    )
  }
  return (
    <article
      ref={pane}
      tabIndex={-1}
      aria-label={of && by({ name: nameOf(of) })}
      className="flex min-h-0 min-w-0 flex-1 flex-col outline-none focus-visible:outline-2 focus-visible:-outline-offset-2"
    >
      <DetailBar {...props} />
      <div
        key={data?.application.id}
        className="grid min-h-0 flex-1 auto-rows-max grid-cols-1 content-start gap-5 px-4 py-5 lg:overflow-y-auto lg:overscroll-contain lg:px-6"
      >
        {data ? (
          <>
            <DetailHeader detail={data} />
            <WorkCheckNotice application={data.application} by="organization" onAnswered={props.onMoved} />
            {isAboutHours && props.work(data.application)}
            <DetailFacts detail={data} />
            <DetailSkills skills={data.skills} />
            <DetailTexts detail={data} />
            {!isAboutHours && props.work(data.application)}
            {props.more(data)}
            <DetailRecord application={data.application} />
          </>
        ) : error ? (
          <ErrorState
            title={texts.detail.failed}
            onRetry={() => void refetch()}
            retrying={isFetching}
            className="border-0"
          />
        ) : (
          <DetailSkeleton row={row} />
        )}
      </div>
      {data && (
        <DetailActions key={`actions ${data.application.id}`} {...props} application={data.application} />
      )}
    </article>
  )
}

/** Where it is in the list, with the ways to its neighbors. */
function DetailBar({ position, total, onPrevious, onNext, onClose, hasHotkeys }: DetailPaneProps) {
  const { detail: texts } = useTexts(receivedCatalog)
  return (
    <div className="border-line bg-sunken flex min-h-10 items-center gap-1 border-b px-2 lg:px-5">
      <Button variant="ghost" size="xs" className="lg:hidden" onClick={onClose}>
        <ArrowLeft aria-hidden />
        <span className="max-sm:sr-only">{texts.back}</span>
      </Button>
      <span className="text-muted text-xs font-medium tabular-nums">
        {position > 0 && texts.position({ position, total })}
      </span>
      <Button variant="ghost" size="xs" className="ms-auto" disabled={!onPrevious} onClick={onPrevious}>
        <ChevronUp aria-hidden />
        {texts.previous}
        {hasHotkeys && <Kbd keys={hotkeys.previous} className="max-lg:hidden" />}
      </Button>
      <Button variant="ghost" size="xs" disabled={!onNext} onClick={onNext}>
        {texts.next}
        {hasHotkeys && <Kbd keys={hotkeys.next} className="max-lg:hidden" />}
        <ChevronDown aria-hidden />
      </Button>
    </div>
  )
}

function DetailSkeleton({ row }: { row: Applicant | undefined }) {
  return (
    <LoadingRegion className="grid gap-5">
      <div className="flex items-center gap-4">
        <Skeleton className="size-14 rounded-md" />
        {row ? (
          <h2 className="text-2xl" dir="auto">
            {nameOf(row)}
          </h2>
        ) : (
          <Skeleton className="h-7 w-1/2" />
        )}
      </div>
      <Skeleton className="h-14 rounded-md" />
      <SkeletonText lines={5} />
    </LoadingRegion>
  )
}
