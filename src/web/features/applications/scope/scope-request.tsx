import { useRef } from 'react'
import type { Application } from '#contract/applications/applications.ts'
import type { ScopeChangeRequest, ScopeVersion } from '#contract/applications/agreed-scopes.ts'
import { limits } from '#contract/limits.ts'
import { screenProblemsCatalog } from '#contract/texts/screen-problems-texts.ts'
import type { ScopeAnswer } from '#domain/applications/scope-changes.ts'
import { isApiError } from '#web/lib/calls/api-error.ts'
import { formatDate } from '#web/lib/format/format-time.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { formatVolunteerName } from '#web/features/applications/application-display.ts'
import { MoveButton } from '#web/features/applications/moves/move-button.tsx'
import { scopeCatalog } from '#web/features/applications/texts/scope-texts.ts'
import { useAnswerScopeChange } from './scope-api.ts'
import { ScopeComparison } from './scope-comparison.tsx'

type ScopeRequestProps = {
  application: Application
  change: ScopeChangeRequest
  /** The version that it changes. */
  base: ScopeVersion
  isVolunteer: boolean
  /** Takes the focus once the request is answered, or replaced or closed while the person answers. */
  onLeft: () => void
}

/**
 * An open request: what is agreed beside what is proposed, and the volunteer's answers. Keyed by the request: a dialog
 * about one must never answer another.
 */
export function ScopeRequest({ application, change, base, isVolunteer, onLeft }: ScopeRequestProps) {
  const texts = useTexts(scopeCatalog)
  const language = useLanguage()
  const { organization, project } = application
  const { request } = texts
  const version = { version: base.version }
  const names = {
    organization: organization.organizationName,
    volunteer: formatVolunteerName(application),
  }
  return (
    <section
      aria-labelledby="scope-request"
      className="no-print border-accent bg-accent-soft grid gap-4 rounded-lg border p-5 sm:p-6"
    >
      <div>
        <h2 id="scope-request" className="text-xl wrap-anywhere">
          {isVolunteer ? request.title(names) : request.titleOwn(names)}
        </h2>
        <p className="text-accent-ink mt-1 text-sm">
          {texts.requestedOn({ day: formatDate(language, change.requestedAt, project.timeZone) })}
        </p>
        <p className="measure mt-2">{isVolunteer ? request.text(version) : request.textOwn(version)}</p>
      </div>
      <ScopeComparison
        fields={change.changes.map(({ field }) => field)}
        agreed={base.scope}
        proposed={change.proposed}
      />
      <p className="text-accent-ink text-sm">{request.rest}</p>
      {isVolunteer && <Answers application={application} change={change} onLeft={onLeft} />}
    </section>
  )
}

type AnswersProps = Pick<ScopeRequestProps, 'application' | 'change' | 'onLeft'>

/** Accept, decline, or decline and end the work; each asks once. */
function Answers({ application, change, onLeft }: AnswersProps) {
  const { request, ask, done, answerFailed, replaced } = useTexts(scopeCatalog)
  const { reason_required: required } = useTexts(screenProblemsCatalog)
  const { unreachable } = useTexts(errorsCatalog)
  const { project, organization } = application
  const answer = useAnswerScopeChange({ id: application.id, projectId: project.id })
  const buttons = useRef<HTMLDivElement>(null)
  const isSettled = useRef(false)
  const names = { organization: organization.organizationName, project: project.title }
  /** Whether nothing is left to answer: it succeeded, or the request is no longer the one that was read. */
  const send = async (chosen: ScopeAnswer, reason: string) => {
    try {
      const words = reason ? { reason } : {}
      await answer.mutateAsync({ changeId: change.id, answer: chosen, ...words })
      const { title } = done[chosen]
      const text = chosen === 'end' ? done.end.text(names) : done[chosen].text
      toast({ title, description: text })
      isSettled.current = true
    } catch (error) {
      toastFailure(error, answerFailed, unreachable)
      isSettled.current = isOutdated(error)
    }
    return isSettled.current
  }
  const shared = {
    loading: answer.isPending,
    onClosed: (event: Event) => {
      const isGone = buttons.current === null
      if (!isGone && !isSettled.current) return
      // The pressed button is gone with the request, or is about to be.
      event.preventDefault()
      onLeft()
      if (!isSettled.current && !answer.isPending) toast({ ...replaced, variant: 'destructive' })
    },
  }
  return (
    <div ref={buttons} className="flex flex-wrap gap-3 max-sm:*:w-full">
      <MoveButton
        {...shared}
        trigger={<Button>{request.accept}</Button>}
        title={ask.accept.title}
        text={ask.accept.text({ version: change.baseVersion + 1 })}
        confirmLabel={request.accept}
        onConfirm={() => send('accept', '')}
      />
      <MoveButton
        {...shared}
        trigger={<Button variant="secondary">{request.decline}</Button>}
        title={ask.decline.title}
        text={ask.decline.text(names)}
        confirmLabel={request.decline}
        field={{ label: ask.decline.reason, max: limits.shortText }}
        onConfirm={({ text }) => send('decline', text)}
      />
      <MoveButton
        {...shared}
        trigger={<Button variant="ghost">{request.end}</Button>}
        title={ask.end.title}
        text={ask.end.text(names)}
        confirmLabel={ask.end.confirm}
        destructive
        field={{ label: ask.end.reason, max: limits.shortText, required }}
        onConfirm={({ text }) => send('end', text)}
      />
    </div>
  )
}

/** Whether the request was answered, replaced or closed before this answer arrived. */
const isOutdated = (error: unknown) =>
  isApiError(error) &&
  ['scope_change_answered', 'scope_change_superseded', 'scope_change_closed'].includes(error.body?.code ?? '')
