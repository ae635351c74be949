import { useEffect, useRef } from 'react'
import { describeProblem } from '#contract/describe-problem.ts'
import { screenProblemsCatalog } from '#contract/texts/screen-problems-texts.ts'
import { manageCatalog } from '#web/features/projects/texts/manage-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'

/** Someone else saved first; load their changes before saving. */
export function OutdatedNotice({ onReload }: { onReload: () => void }) {
  const { edit } = useTexts(manageCatalog)
  const changed = describeProblem(useTexts(screenProblemsCatalog), 'project_changed')
  const notice = useRef<HTMLDivElement>(null)
  // It was caused at the end of a long form, above which it appears.
  useEffect(() => notice.current?.focus(), [])
  return (
    <div
      ref={notice}
      tabIndex={-1}
      role="alert"
      className="border-danger bg-danger-soft flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border px-5 py-4"
    >
      <p className="text-danger min-w-0 flex-1 basis-60 font-medium">{changed}</p>
      <Button variant="secondary" size="sm" onClick={onReload}>
        {edit.reload}
      </Button>
    </div>
  )
}
