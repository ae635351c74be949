import { Link } from '@tanstack/react-router'
import { CopyPlus } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { describeProblem } from '#contract/describe-problem.ts'
import { screenProblemsCatalog } from '#contract/texts/screen-problems-texts.ts'
import type { UnfinishedProject } from '#contract/projects/unfinished.ts'
import { whenOpenedHere } from '#web/lib/navigation/link-click.ts'
import { unfinishedCatalog } from '#web/features/projects/texts/unfinished-texts.ts'
import { useUnfinishedProjects } from '#web/features/projects/own/unfinished-api.ts'
import { toStep } from '#web/lib/drafts/leave-steps.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { focusStep } from '#web/ui/actions/wizard.tsx'
import type { SyncState } from './saving/form-sync.ts'

/** Someone opened another form from this one, so the focus goes to its heading. */
let isContinuing = false

/** The link is gone while the other form loads. */
const keepFocus = whenOpenedHere(() => {
  isContinuing = true
  document.getElementById('main')?.focus({ preventScroll: true })
})

type WizardNoticesProps = {
  sync: SyncState
  isMissing: boolean
  /** A form to continue instead. */
  offered: UnfinishedProject | null
  /** Says that a draft was restored. */
  restored: ReactNode
}

/** What to know about the draft: where it comes from, that it is a copy, and which others there are. */
export function WizardNotices({ sync, isMissing, offered, restored }: WizardNoticesProps) {
  const texts = useTexts(unfinishedCatalog)
  useEffect(() => {
    if (isContinuing) focusStep()
    isContinuing = false
  }, [])
  const gone = describeProblem(useTexts(screenProblemsCatalog), 'unfinished_project_not_found')
  const [isDismissed, setDismissed] = useState(false)
  const unfinished = useUnfinishedProjects().data?.filter(({ id }) => id !== sync.id) ?? []
  // It may have been posted or discarded since.
  const started = isDismissed ? undefined : unfinished.find(({ id }) => id === offered?.id)
  const others = unfinished.length - (started ? 1 : 0)
  const changed = sync.copied ? texts.copied[sync.copied] : isMissing ? gone : ''
  return (
    <>
      <div role="status" className="empty:hidden">
        {changed !== '' && (
          <p className="bg-warn-soft text-warn flex gap-3 rounded-lg px-4 py-3 text-sm">
            <CopyPlus aria-hidden className="mt-0.5 size-4 shrink-0" />
            {changed}
          </p>
        )}
      </div>
      {restored}
      {started && (
        <p className="bg-info-soft flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg px-4 py-3 text-sm">
          <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
            {texts.started({ title: started.title || texts.untitled })}
          </span>
          <Button asChild variant="secondary" size="sm">
            <Link {...paths.createProject({ unfinished: started.id })} {...toStep} onClick={keepFocus}>
              {texts.continueDraft}
            </Link>
          </Button>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              setDismissed(true)
              focusStep()
            }}
          >
            {texts.startNew}
          </Button>
        </p>
      )}
      {others > 0 && (
        <p className="text-muted text-sm">
          {texts.others({ count: others })}{' '}
          <Link className="link" {...paths.organizationDashboard({ tab: 'projects' })}>
            {texts.seeThem({ count: others })}
          </Link>
        </p>
      )}
    </>
  )
}
