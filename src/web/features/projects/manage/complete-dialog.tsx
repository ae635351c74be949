import { PackageCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Disclosure } from '#web/ui/actions/disclosure.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { uiCatalog } from '#web/ui/texts/ui-texts.ts'
import { impactCatalog } from '#web/features/projects/texts/impact-texts.ts'
import { manageCatalog } from '#web/features/projects/texts/manage-texts.ts'
import { CompletionDeclined } from './completion-declined.tsx'
import { CompletionPeople } from './completion-people.tsx'
import { CompletionSummary } from './completion-summary.tsx'
import { ImpactFields } from './impact-fields.tsx'
import type { ManagedProject } from './moves.ts'
import { DiscardQuestion, PreviewPart } from './preview-part.tsx'
import { useCompletion, type Completion } from './use-completion.ts'

export type CompleteDialogProps = {
  project: ManagedProject
  onClosed: (event: Event) => void
}

/**
 * Completes a project (decision A12): checked volunteers are signed off, the others get a reason, pending applications
 * are declined. The button says how many; it waits for a second look if that changes meanwhile.
 */
export function CompleteDialog({ project, onClosed }: CompleteDialogProps) {
  const uiTexts = useTexts(uiCatalog)
  const { complete: texts } = useTexts(manageCatalog)
  const [open, setOpen] = useState(true)
  const [isLeaving, setLeaving] = useState(false)
  const completion = useCompletion(project, () => setOpen(false))
  const noticeId = useId()
  const { preview, counts, hasChanged, isCompleting } = completion
  const close = () => (completion.isDirty ? setLeaving(true) : setOpen(false))
  const isBlocked = !preview.data || hasChanged
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      onClosed={onClosed}
      size="wide"
      modalOnly
      focusesTitle
      icon={
        <span className="bg-accent-soft text-accent-ink grid size-11 shrink-0 place-items-center rounded-md max-sm:hidden">
          <PackageCheck aria-hidden className="size-6" />
        </span>
      }
      title={texts.title({ project: project.title })}
      description={texts.text}
      onSubmit={(event) => {
        event.preventDefault()
        void completion.submit()
      }}
      summary={<CompletionSummary completion={completion} noticeId={noticeId} />}
      footer={
        <>
          <Button variant="secondary" className="max-sm:px-4" onClick={close}>
            {uiTexts.cancel}
          </Button>
          <Button
            type="submit"
            // Beside Cancel on a phone, in two lines if it must.
            className="max-sm:h-auto max-sm:min-h-11 max-sm:flex-1 max-sm:px-3 max-sm:text-sm max-sm:leading-tight max-sm:whitespace-normal"
            loading={isCompleting}
            loadingText={texts.pending}
            {...(isBlocked && { 'aria-disabled': true })}
            {...(hasChanged && { 'aria-describedby': noticeId })}
          >
            {counts && counts.declined > 0 ? texts.submitDeclining({ count: counts.declined }) : texts.submit}
          </Button>
        </>
      }
    >
      <PreviewPart preview={preview} failed={texts.loadFailed}>
        {() => (
          <div className="grid grid-cols-1 gap-6">
            {completion.showsErrors && (
              <ErrorSummary errors={completion.errors} attempt={completion.attempt} />
            )}
            <CompletionPeople completion={completion} />
            <CompletionDeclined completion={completion} />
            <Impact completion={completion} />
          </div>
        )}
      </PreviewPart>
      <DiscardQuestion
        open={isLeaving}
        onOpenChange={setLeaving}
        texts={texts}
        onDiscard={() => setOpen(false)}
      />
    </Dialog>
  )
}

/** The optional report; open if there is something in it. */
function Impact({ completion: { draft, attempt, showsErrors } }: { completion: Completion }) {
  const impactTexts = useTexts(impactCatalog)
  const { complete: texts } = useTexts(manageCatalog)
  const isWritten = draft.typed.peopleHelped !== '' || draft.typed.summary !== ''
  return (
    <Disclosure
      // Opens again with each attempt, for the fields that the error summary links to.
      key={attempt}
      open={isWritten}
      title={
        <span className="flex flex-wrap gap-x-2">
          <span>{impactTexts.heading}</span>
          <span className="text-muted font-normal">{texts.impactHint}</span>
        </span>
      }
    >
      <p className="text-muted mb-4 text-sm">{impactTexts.why}</p>
      <ImpactFields draft={draft} showsErrors={showsErrors} />
    </Disclosure>
  )
}
