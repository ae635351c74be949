import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { HourEntry } from '#contract/hours/hours.ts'
import type { ApplicationSide } from '#domain/applications/applications.ts'
import { canChangeHours, type HourStatus } from '#domain/hours/hours.ts'
import { useNow } from '#web/lib/format/clock.ts'
import { formatDay } from '#web/lib/format/format-time.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { Badge, type BadgeVariant } from '#web/ui/display/badge.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'
import { useRemoveHours } from './api.ts'
import { HoursButton } from './hours-button.tsx'
import { computeCalendar, type HoursWork } from './work.ts'
import { hoursCatalog } from './texts/hours-texts.ts'

const variants: Record<HourStatus, BadgeVariant> = {
  awaiting: 'warn',
  confirmed: 'success',
  rejected: 'danger',
}

type HourRowProps = {
  entry: HourEntry
  work: HoursWork
  by: ApplicationSide
  onRemoved: () => void
  /** Opens the form elsewhere. */
  onEdit?: (entry: HourEntry) => void
}

/** The hours of one day, their status, and the volunteer's actions. */
export function HourRow({ entry, work, by, onRemoved, onEdit }: HourRowProps) {
  const language = useLanguage()
  const texts = useTexts(hoursCatalog)
  const { closed } = computeCalendar(work, useNow())
  const day = formatDay(language, entry.date)
  return (
    <div className="py-3 text-sm wrap-anywhere">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 flex-1">
          <Day entry={entry} />
        </p>
        <div className="flex shrink-0 items-center gap-1">
          <Badge variant={variants[entry.status]}>{texts.status[entry.status]}</Badge>
          {by === 'volunteer' && canChangeHours(entry) && (
            <>
              {closed === null &&
                (onEdit ? (
                  <IconButton
                    size="sm"
                    icon={Pencil}
                    label={texts.editOf({ day })}
                    aria-haspopup="dialog"
                    onClick={() => onEdit(entry)}
                  />
                ) : (
                  <HoursButton
                    work={work}
                    entry={entry}
                    trigger={<IconButton size="sm" icon={Pencil} label={texts.editOf({ day })} />}
                  />
                ))}
              <RemoveHours work={work} entry={entry} onRemoved={onRemoved} />
            </>
          )}
        </div>
      </div>
      {entry.confirmedAfterDays !== null && (
        <p className="text-muted">{texts.automatically({ days: entry.confirmedAfterDays })}</p>
      )}
      {entry.note && <p className="whitespace-pre-line">{entry.note}</p>}
      {entry.reason && <p className="text-muted">{texts.rejectedBecause({ reason: entry.reason })}</p>}
    </div>
  )
}

/** What is said of an entry where it can be selected. */
export type LoggedHours = Pick<HourEntry, 'date' | 'hours' | 'note'>

type HourChoiceProps = { entry: LoggedHours; checked: boolean; onChange: (checked: boolean) => void }

/** A pending entry with a checkbox. */
export function HourChoice({ entry, checked, onChange }: HourChoiceProps) {
  return (
    <Checkbox
      label={<Day entry={entry} />}
      hint={entry.note}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
      className="wrap-anywhere"
    />
  )
}

function Day({ entry }: { entry: LoggedHours }) {
  const hoursTexts = useTexts(hoursCatalog)
  const language = useLanguage()
  return (
    <>
      <span className="text-base font-medium tabular-nums">{hoursTexts.amount({ hours: entry.hours })}</span>{' '}
      <span className="text-muted block text-sm">{formatDay(language, entry.date)}</span>
    </>
  )
}

type RemoveHoursProps = Pick<HourRowProps, 'work' | 'entry' | 'onRemoved'>

function RemoveHours({ work, entry, onRemoved }: RemoveHoursProps) {
  const language = useLanguage()
  const texts = useTexts(hoursCatalog)
  const [open, setOpen] = useState(false)
  const remove = useRemoveHours(work.applicationId, onRemoved)
  const day = formatDay(language, entry.date)
  const confirm = async () => {
    try {
      await remove.mutateAsync(entry.id)
    } catch (error) {
      toastFailure(error, texts.removeFailed)
      return setOpen(false)
    }
    toast(texts.removed)
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title={texts.removeTitle}
      text={texts.removeText({ amount: texts.amount({ hours: entry.hours }), day })}
      confirmLabel={texts.remove}
      destructive
      loading={remove.isPending}
      onConfirm={() => void confirm()}
      trigger={<IconButton size="sm" icon={Trash2} label={texts.removeOf({ day })} />}
    />
  )
}
