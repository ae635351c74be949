import { Link } from '@tanstack/react-router'
import { Columns3 } from 'lucide-react'
import { useState } from 'react'
import type { Application } from '#contract/applications/applications.ts'
import { limits } from '#contract/limits.ts'
import { comparisonTexts } from '#contract/applications/triage.ts'
import { describeFieldText } from '#contract/field-texts.ts'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import { findComparisonRefusal } from '#domain/applications/triage.ts'
import { toastFailure } from '#web/lib/toast-failure.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { MoveDialog } from './move-dialog.tsx'
import { triageCatalog } from './texts/triage-texts.ts'
import { applicationsCatalog } from './texts/applications-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { useDeclineSeveral } from './triage-api.ts'

export type SelectionBarProps = {
  chosen: readonly Application[]
  onClear: () => void
  /** Called after declining, with those that had changed meanwhile. */
  onDeclined: (moved: readonly Application[]) => void
}

/** Actions for the selected applications, always visible: compare, or decline all with one text. */
export function SelectionBar({ chosen, onClear, onDeclined }: SelectionBarProps) {
  const applicationsTexts = useTexts(applicationsCatalog)
  const fieldsTexts = useTexts(fieldsCatalog)
  const texts = useTexts(triageCatalog)
  const decline = useDeclineSeveral()
  const refusal = findComparisonRefusal(chosen)
  // Stays fixed while the dialog closes, so its title doesn't change.
  const [dialogCount, setDialogCount] = useState(chosen.length)
  const make = async (feedback: string) => {
    const ids = chosen.map(({ id }) => id)
    setDialogCount(ids.length)
    try {
      const { declined, moved } = await decline.mutateAsync({ ids, organizationFeedback: feedback || null })
      if (declined.length > 0) {
        toast({
          title: texts.declined({ number: declined.length }),
          description: texts.declinedText({ number: declined.length }),
        })
      }
      onDeclined(moved)
    } catch (error) {
      const { title, text } = applicationsTexts.updateFailed
      toastFailure(error, title, text)
      return false
    }
    return true
  }
  const count = decline.isPending ? dialogCount : chosen.length
  return (
    <section
      aria-label={texts.bar}
      className="border-line bg-surface shadow-popover sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border px-4 py-3 md:bottom-4"
    >
      <div className="flex items-center gap-2 max-sm:w-full max-sm:justify-between sm:me-auto">
        <p role="status" className="text-sm font-semibold tabular-nums">
          {texts.chosen({ number: chosen.length })}
        </p>
        <Button variant="ghost" size="sm" onClick={onClear}>
          {texts.clear}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        {refusal ? (
          <Button variant="secondary" size="sm" disabled aria-describedby="why-no-comparison">
            <Columns3 aria-hidden />
            {texts.compare.name}
          </Button>
        ) : (
          <Button asChild variant="secondary" size="sm">
            <Link {...paths.compareApplications(chosen.map(({ id }) => id))}>
              <Columns3 aria-hidden />
              {texts.compare.name}
            </Link>
          </Button>
        )}
        <MoveDialog
          title={texts.declineTitle({ number: count })}
          text={texts.declineText({ number: count })}
          confirmLabel={texts.declineConfirm({ number: count })}
          destructive
          field={{ label: texts.declineField({ number: count }), max: limits.letter }}
          loading={decline.isPending}
          onConfirm={make}
          trigger={
            <Button variant="secondary" size="sm" disabled={chosen.length > limits.maxBulk}>
              {texts.decline}
            </Button>
          }
        />
      </div>
      {refusal && (
        <p id="why-no-comparison" className="text-muted w-full text-xs">
          {describeFieldText(fieldsTexts, comparisonTexts[refusal])}
        </p>
      )}
    </section>
  )
}
