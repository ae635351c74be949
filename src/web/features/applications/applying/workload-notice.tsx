import { TriangleAlert } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { getWorkload } from '#contract/applications/workload.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'

/**
 * Whether one more project is more than the reader has time for (safeguard S4): a notice to show, and `mayGoOn`, which is
 * false and asks once more until they have confirmed a lot more. If the call fails, nothing is asked.
 */
export function useWorkloadNotice(projectId: string): { notice: ReactNode; mayGoOn: () => boolean } {
  const { dialog } = useTexts(applicationsCatalog)
  const { workload: texts } = dialog
  const { data } = useEndpointQuery(getWorkload, { params: { id: projectId } })
  const [isConfirmed, setConfirmed] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const id = useId()
  const mustConfirm = data?.level === 'confirm'
  const isMissing = mustConfirm && isAsked && !isConfirmed
  const mayGoOn = () => {
    if (!mustConfirm || isConfirmed) return true
    setAsked(true)
    box.current?.focus()
    return false
  }
  const load =
    data?.projectHours && data.maxHours && data.level !== 'fits'
      ? { accepted: data.acceptedHours, total: data.acceptedHours + data.projectHours, max: data.maxHours }
      : null
  const notice = (
    <div className={load ? 'bg-warn-soft rounded-md p-4 text-sm' : 'sr-only'}>
      {/* It is there before its text, so that screen readers announce it; what can be operated is outside. */}
      <div role="status">
        {load && (
          <>
            <p className="flex gap-2 font-semibold">
              <TriangleAlert aria-hidden className="text-warn mt-0.5 size-4 shrink-0" />
              {texts.title}
            </p>
            <p className="mt-1">
              {load.accepted > 0 ? texts.withAccepted(load) : texts.alone(load)} {texts.onlyYou}
            </p>
          </>
        )}
      </div>
      {load && mustConfirm && (
        <Checkbox
          ref={box}
          className="mt-1"
          label={texts.confirm}
          checked={isConfirmed}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? id : undefined}
          onChange={(event) => setConfirmed(event.currentTarget.checked)}
        />
      )}
      {load && isMissing && (
        <p id={id} className="text-danger font-medium">
          {texts.required}
        </p>
      )}
    </div>
  )
  return { notice, mayGoOn }
}
