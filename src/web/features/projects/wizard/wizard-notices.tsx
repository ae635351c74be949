import { Link } from '@tanstack/react-router'
import { CopyPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { describeProblem } from '#contract/describe-problem.ts'
import { problemsCatalog } from '#contract/texts/problems-texts.ts'
import { unfinishedCatalog } from '#web/features/projects/texts/unfinished-texts.ts'
import { useUnfinishedProjects } from '#web/features/projects/unfinished-api.ts'
import { paths } from '#web/lib/paths.ts'
import { useTexts } from '#web/lib/texts.ts'
import type { SyncState } from './form-sync.ts'

type WizardNoticesProps = {
  sync: SyncState
  isMissing: boolean
  /** Says that a draft was restored. */
  restored: ReactNode
}

/** What to know about the draft: where it comes from, that it is a copy, and which others there are. */
export function WizardNotices({ sync, isMissing, restored }: WizardNoticesProps) {
  const texts = useTexts(unfinishedCatalog)
  const gone = describeProblem(useTexts(problemsCatalog), 'unfinished_project_not_found')
  const others = useUnfinishedProjects().data?.filter(({ id }) => id !== sync.id).length ?? 0
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
