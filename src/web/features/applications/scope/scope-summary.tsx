/** The agreed scope in brief, with the way to all of it. */
import { Link } from '@tanstack/react-router'
import { FileCheck, FilePen } from 'lucide-react'
import type { Application } from '#contract/applications/applications.ts'
import { measureBudget } from '#domain/applications/budget.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { scopeCatalog } from '#web/features/applications/texts/scope-texts.ts'

/** Version, hours and an open request, for the organization. */
export function ScopeSummary({ application }: { application: Application }) {
  const { summary: texts } = useTexts(scopeCatalog)
  const { scope } = application
  if (!scope) return null
  const { version, hoursPerWeek, totalHours } = scope
  return (
    <section aria-label={texts.label} className="border-line grid gap-3 rounded-md border px-4 py-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 tabular-nums">
        <span className="flex items-center gap-2 font-semibold">
          <FileCheck aria-hidden className="text-muted size-4 shrink-0" />
          {texts.label}
        </span>
        <span>{texts.version({ version })}</span>
        {hoursPerWeek !== null && <span className="text-muted">{texts.hours({ hours: hoursPerWeek })}</span>}
        {totalHours !== null && <span className="text-muted">{texts.total({ total: totalHours })}</span>}
        {scope.isChangeOpen && (
          <Badge variant="warn" icon={FilePen}>
            {texts.waiting}
          </Badge>
        )}
        <Link
          {...paths.agreedScope(application.id)}
          className="link target-44 ms-auto inline-flex min-h-6 items-center"
        >
          {texts.see}
        </Link>
      </div>
      <ScopeBudget application={application} />
    </section>
  )
}

/** Logged hours against the agreed total; nothing if the work is open-ended. */
export function ScopeBudget({ application }: { application: Application }) {
  const { budget: texts } = useTexts(scopeCatalog)
  const { confirmedHours: confirmed, waitingHours: waiting, scope } = application
  const budget = measureBudget({
    totalHours: scope?.totalHours ?? null,
    loggedHours: confirmed + waiting,
  })
  if (!budget || !scope?.totalHours) return null
  return (
    <div className="grid gap-1 tabular-nums">
      <ProgressBar
        label={texts.label}
        value={budget.used}
        max={scope.totalHours}
        text={texts.used({ used: budget.used, total: scope.totalHours })}
      />
      {waiting > 0 && <p className="text-muted text-sm">{texts.split({ confirmed, waiting })}</p>}
      {budget.over > 0 && (
        <p className="text-warn text-sm font-medium">{texts.over({ over: budget.over })}</p>
      )}
    </div>
  )
}
