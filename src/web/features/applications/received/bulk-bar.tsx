import { useNavigate } from '@tanstack/react-router'
import { Check, Clock, Columns3, Download, Ellipsis, MessageSquare, Star, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { comparisonTexts } from '#contract/applications/triage.ts'
import type { Applicant } from '#contract/applications/applicants.ts'
import { describeFieldText } from '#contract/field-texts.ts'
import { limits } from '#contract/limits.ts'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import { findAcceptRefusal } from '#domain/applications/accepting.ts'
import { isPending } from '#domain/applications/applications.ts'
import { findComparisonRefusal } from '#domain/applications/triage.ts'
import { paths } from '#web/lib/paths.ts'
import { useHotkeys, type Keymap } from '#web/lib/hotkeys.ts'
import { useTexts } from '#web/lib/texts.ts'
import { receivedCatalog, type ReceivedTexts } from '#web/features/applications/texts/received-texts.ts'
import { triageCatalog } from '#web/features/applications/texts/triage-texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { DropdownMenu, MenuItem } from '#web/ui/overlays/dropdown-menu.tsx'
import { TooltipIconButton } from '#web/ui/overlays/tooltip-icon-button.tsx'
import type { ProjectChoice } from './project-options.ts'

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

const bulkKeys: Keymap<'accept' | 'decline' | 'shortlist' | 'hours' | 'clear'> = {
  a: 'accept',
  d: 'decline',
  s: 'shortlist',
  h: 'hours',
  Escape: 'clear',
}

/** What can be done with the selected applicants, also by its keys while they are selected. Dark in both themes, so that it stands out from the rows. */
export function BulkBar(props: BulkBarProps) {
  const { chosen, projects } = props
  const { bulk: texts, row: rowTexts } = useTexts(receivedCatalog)
  const pending = chosen.filter((row) => isPending({ ...row, endedBy: null }))
  const isTooMany = chosen.length > limits.maxBulk
  const isTooManyToAccept = pending.length > limits.maxAccepted
  const refusal = findAcceptRefusal(chosen, projects)
  const isFree = !isTooMany && !props.isBusy
  const canAccept = refusal === null && isFree && !isTooManyToAccept
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
    hours: canConfirm && props.onHours,
    clear: props.onClear,
  }
  useHotkeys(bulkKeys, (key) => {
    const act = acts[key]
    if (act) act()
    return act !== false
  })
  const note =
    describeTooMany() ??
    describeSpots(texts, { refusal, pending, chosen, projects }) ??
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
      <Further
        {...props}
        isTooMany={isTooMany}
        canConfirmHours={pending.length > 0 && canConfirm}
        shortlist={
          pending.length > 0 && {
            name: isListed ? texts.unlist : texts.shortlist,
            isOff: !canDecide,
            run: shortlist,
          }
        }
      />
      <TooltipIconButton icon={X} size="sm" label={texts.clear} onClick={props.onClear} />
    </section>
  )

  function describeTooMany(): string | null {
    if (isTooMany) return texts.tooMany({ max: limits.maxBulk })
    return isTooManyToAccept && refusal === null ? texts.tooManyToAccept({ max: limits.maxAccepted }) : null
  }
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

type FurtherProps = BulkBarProps & {
  isTooMany: boolean
  /** Whether hours can be confirmed beside decisions about others. */
  canConfirmHours: boolean
  /** False if none of them is pending. */
  shortlist: { name: string; isOff: boolean; run: () => void } | false
}

/** Shortlist where there is room; message, compare and export in a menu. */
function Further(props: FurtherProps) {
  const { chosen, isTooMany, shortlist } = props
  const { bulk: texts } = useTexts(receivedCatalog)
  const { compare } = useTexts(triageCatalog)
  const fieldsTexts = useTexts(fieldsCatalog)
  const navigate = useNavigate()
  const refusal = findComparisonRefusal(chosen.map((row) => ({ projectId: row.project.id })))
  const why = refusal && describeFieldText(fieldsTexts, comparisonTexts[refusal])
  const others = [
    ...(props.canConfirmHours ? [{ icon: Clock, name: texts.hours, isOff: false, run: props.onHours }] : []),
    { icon: MessageSquare, name: texts.message, isOff: isTooMany, run: props.onMessage },
    {
      icon: Columns3,
      name: why === null ? compare.name : `${compare.name}: ${why}`,
      isOff: refusal !== null,
      run: () => void navigate(paths.compareApplications(chosen.map(({ id }) => id))),
    },
    ...(props.onExport
      ? [{ icon: Download, name: texts.csv, isOff: isTooMany || props.isBusy, run: props.onExport }]
      : []),
  ]
  return (
    <>
      {shortlist && (
        <Button
          variant="ghost"
          size="bar"
          className="max-xl:hidden"
          disabled={shortlist.isOff}
          onClick={shortlist.run}
        >
          <Star aria-hidden />
          {shortlist.name}
        </Button>
      )}
      <DropdownMenu side="top" trigger={<IconButton icon={Ellipsis} size="sm" label={texts.more} />}>
        {shortlist && (
          <MenuItem icon={Star} className="xl:hidden" disabled={shortlist.isOff} onSelect={shortlist.run}>
            {shortlist.name}
          </MenuItem>
        )}
        {others.map(({ icon, name, isOff, run }) => (
          <MenuItem key={name} icon={icon} disabled={isOff} onSelect={run}>
            {name}
          </MenuItem>
        ))}
      </DropdownMenu>
    </>
  )
}

type Spots = {
  refusal: ReturnType<typeof findAcceptRefusal>
  pending: readonly Applicant[]
  chosen: readonly Applicant[]
  projects: readonly ProjectChoice[]
}

/** How many spots are left, or why the selected ones can't be accepted together. */
function describeSpots(
  texts: ReceivedTexts['bulk'],
  { refusal, pending, chosen, projects }: Spots,
): ReactNode {
  if (refusal === 'none_pending') return null
  if (refusal === 'several_projects') return texts.severalProjects
  if (refusal === 'project_completed') return texts.projectCompleted
  const project = projects.find(({ id }) => id === pending[0]?.project.id)
  if (!project) return null
  const left = project.placesLeft
  if (left === null) return texts.noLimit
  if (refusal === 'no_places_left') return texts.onlySpots({ left })
  const spots = texts.spots({ left })
  return pending.length < chosen.length
    ? `${texts.somePending({ number: pending.length })} · ${spots}`
    : spots
}
