import { Check, Clock, X } from 'lucide-react'
import type { Applicant } from '#contract/applications/applicants.ts'
import { limits } from '#contract/limits.ts'
import { findAcceptRefusal } from '#domain/applications/accepting.ts'
import { isPending } from '#domain/applications/applications.ts'
import { useHotkeys, type Keymap } from '#web/lib/focus/hotkeys.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TooltipIconButton } from '#web/ui/overlays/tooltip-icon-button.tsx'
import type { ProjectChoice } from '#web/features/applications/received/list/project-options.ts'
import { FurtherActions } from './bulk-further.tsx'
import { describeSelected } from './bulk-note.ts'

export type BulkBarProps = {
  chosen: readonly Applicant[]
  projects: readonly ProjectChoice[]
  isBusy: boolean
  onAccept: () => void
  onDecline: () => void
  onHours: () => void
  onShortlist: (isShortlisted: boolean) => void
  onMessage: () => void
  /** Null for coordinators: they export no applicants. */
  onExport: (() => void) | null
  onClear: () => void
}

const bulkKeys: Keymap<'accept' | 'decline' | 'shortlist' | 'message' | 'hours' | 'clear'> = {
  a: 'accept',
  d: 'decline',
  s: 'shortlist',
  m: 'message',
  h: 'hours',
  Escape: 'clear',
}

/** What can be done with the selected applicants, also by its keys while they are selected. Dark in both themes, so that it stands out from the rows. */
export function BulkBar(props: BulkBarProps) {
  const { chosen, projects } = props
  const { bulk: texts, row: rowTexts } = useTexts(receivedCatalog)
  const pending = chosen.filter((row) => isPending({ ...row, endedBy: null }))
  const isTooMany = chosen.length > limits.maxBulk
  const refusal = findAcceptRefusal(chosen, projects)
  const isFree = !isTooMany && !props.isBusy
  const canAccept = refusal === null && isFree && pending.length <= limits.maxAccepted
  const canDecide = pending.length > 0 && isFree
  const waitingHours = chosen.reduce((sum, row) => sum + row.waitingHours, 0)
  const canConfirm = waitingHours > 0 && isFree
  const hasHoursOnly = pending.length === 0 && waitingHours > 0
  const isListed = pending.length > 0 && pending.every((row) => row.isShortlisted)
  const shortlist = () => props.onShortlist(!isListed)
  const acts = {
    accept: canAccept && props.onAccept,
    decline: canDecide && props.onDecline,
    shortlist: canDecide && shortlist,
    message: !isTooMany && props.onMessage,
    hours: canConfirm && props.onHours,
    clear: props.onClear,
  }
  useHotkeys(bulkKeys, (key) => {
    const act = acts[key]
    if (act) act()
    return act !== false
  })
  const note =
    describeSelected(texts, { refusal, pending, chosen, projects }) ??
    (hasHoursOnly && rowTexts.hours({ hours: waitingHours }))
  return (
    <section
      aria-label={texts.label}
      className="bg-surface text-ink border-line-strong shadow-popover fixed inset-x-0 bottom-0 z-40 flex min-h-14 items-center gap-1 border-t px-3 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] scheme-dark lg:absolute lg:inset-x-3 lg:bottom-3 lg:rounded-lg lg:border lg:pb-2"
    >
      <div role="status" className="me-auto min-w-0 flex-1 pe-1">
        <p className="text-sm leading-4 font-semibold whitespace-nowrap tabular-nums">
          {texts.chosen({ number: chosen.length })}
        </p>
        <p id="bulk-note" className="text-muted line-clamp-2 text-xs leading-3.5">
          {note}
        </p>
      </div>
      {pending.length > 0 && (
        <>
          <Button size="bar" disabled={!canAccept} aria-describedby="bulk-note" onClick={props.onAccept}>
            <Check aria-hidden />
            {texts.accept({ number: pending.length })}
          </Button>
          <Button variant="ghost" size="bar" disabled={!canDecide} onClick={props.onDecline}>
            {texts.decline}
          </Button>
        </>
      )}
      {hasHoursOnly && <HoursButton isOff={!canConfirm} onHours={props.onHours} />}
      <FurtherActions
        {...props}
        isTooMany={isTooMany}
        canConfirmHours={pending.length > 0 && canConfirm}
        shortlist={
          pending.length > 0 && {
            name: isListed ? texts.unlist : texts.shortlist,
            isListed,
            isOff: !canDecide,
            run: shortlist,
          }
        }
      />
      <TooltipIconButton icon={X} size="sm" label={texts.clear} onClick={props.onClear} />
    </section>
  )
}

/** Confirms the hours of all selected. */
function HoursButton({ isOff, onHours }: { isOff: boolean; onHours: () => void }) {
  const { bulk: texts } = useTexts(receivedCatalog)
  return (
    <Button size="bar" disabled={isOff} aria-describedby="bulk-note" onClick={onHours}>
      <Clock aria-hidden />
      {texts.hours}
    </Button>
  )
}
