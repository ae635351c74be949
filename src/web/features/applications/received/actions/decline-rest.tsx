import { useRef, useState, type RefObject } from 'react'
import type { Applicant } from '#contract/applications/applicants.ts'
import type { Application } from '#contract/applications/applications.ts'
import { limits } from '#contract/limits.ts'
import { isEndedStatus } from '#domain/projects/projects.ts'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { triageCatalog } from '#web/features/applications/texts/triage-texts.ts'
import { MoveDialog } from '#web/features/applications/moves/move-button.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { useDeclineSeveral, usePendingOf } from '#web/features/applications/received/applicants-api.ts'
import type { ProjectChoice } from '#web/features/applications/received/list/project-options.ts'
import type { Received } from '#web/features/applications/received/use-received.ts'

type DeclineRestProps = {
  /** The project that the list shows; undefined if it shows all. */
  projectId: string | undefined
  projects: readonly ProjectChoice[]
  received: Received
  pane: RefObject<HTMLElement | null>
  /** Called with those that had been decided before. */
  onMoved: (moved: readonly Application[]) => void
}

/** Once all spots of a project are filled: how many still wait for it, and declining them with one question. */
export function DeclineRest({ projectId, projects, received, pane, onMoved }: DeclineRestProps) {
  const { rest: texts, bulk } = useTexts(receivedCatalog)
  const triage = useTexts(triageCatalog)
  const { updateFailed } = useTexts(applicationsCatalog)
  const pending = usePendingOf(texts.failed)
  const decline = useDeclineSeveral()
  const [asked, setAsked] = useState<{ project: string; applicants: readonly Applicant[] }>()
  const [isOpen, setOpen] = useState(false)
  const isDone = useRef(false)
  const filled = projects.find((each) => (projectId === undefined || each.id === projectId) && isFilled(each))
  const ask = async ({ id, title }: ProjectChoice) => {
    // A failure shows as a toast.
    const applicants = await pending.mutateAsync(id).catch(() => [])
    if (applicants.length === 0) return
    isDone.current = false
    setAsked({ project: title, applicants })
    setOpen(true)
  }
  const confirm = async (text: string) => {
    try {
      const ids = (asked?.applicants ?? []).map(({ id }) => id)
      const organizationFeedback = text === '' ? null : text
      const result = await decline.mutateAsync({
        ids,
        declineReason: 'position_filled',
        organizationFeedback,
      })
      const number = result.declined.length
      if (number > 0) {
        toast({ title: triage.declined({ number }), description: triage.declinedText({ number }) })
      }
      isDone.current = true
      onMoved(received.finish({ decided: result.declined.map(({ id }) => id), moved: result.moved }))
      return true
    } catch (error) {
      toastFailure(error, updateFailed.title, updateFailed.text)
      return false
    }
  }
  const number = asked?.applicants.length ?? 0
  return (
    <>
      {filled && (
        <div className="border-line bg-info-soft flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border px-4 py-2 text-sm">
          <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
            {texts.text({ number: filled.pending, project: filled.title })}
          </p>
          <Button variant="secondary" size="sm" loading={pending.isPending} onClick={() => void ask(filled)}>
            {texts.action}
          </Button>
        </div>
      )}
      <MoveDialog
        open={isOpen}
        onOpenChange={setOpen}
        onClosed={(event) => {
          const next = pane.current?.querySelector<HTMLElement>('a[tabindex="0"]')
          if (!isDone.current || !next) return
          // The button that opened it is gone.
          event.preventDefault()
          next.focus()
        }}
        title={texts.title({ number })}
        text={texts.confirm({ number, project: asked?.project ?? '' })}
        confirmLabel={triage.declineConfirm({ number })}
        destructive
        size="md"
        field={{ label: bulk.feedback, max: limits.message }}
        loading={decline.isPending}
        onConfirm={({ text }) => confirm(text)}
      />
    </>
  )
}

/** Whether people wait for a project that can take no one else. One that ended has answered them itself. */
const isFilled = ({ placesLeft, pending, status }: ProjectChoice): boolean =>
  placesLeft === 0 && pending > 0 && !isEndedStatus(status)
