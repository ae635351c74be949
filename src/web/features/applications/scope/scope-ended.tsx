import type { Application } from '#contract/applications/applications.ts'
import type { ApplicationSide } from '#domain/applications/applications.ts'
import { describeReason, useReasonTexts } from '#web/features/applications/application-display.ts'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** Who ended the work early, and why; nothing while it continues and after it was signed off. */
export function ScopeEnded({ application, side }: { application: Application; side: ApplicationSide }) {
  const { card } = useTexts(applicationsCatalog)
  const reasons = useReasonTexts()
  const { status, endedBy } = application
  if (status !== 'withdrawn') return null
  const reason = describeReason(side, reasons, application.reason)
  return (
    <div className="bg-sunken grid gap-1 rounded-md px-4 py-3 text-sm wrap-anywhere">
      {endedBy && <p className="font-semibold">{card.endedBy[endedBy]}</p>}
      {reason && <p dir="auto">{reason}</p>}
    </div>
  )
}
