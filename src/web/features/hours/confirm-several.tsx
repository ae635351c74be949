import { useState } from 'react'
import { Button } from '#web/ui/actions/button.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { HourChoice, type LoggedHours } from './hour-row.tsx'
import { sumHours, useConfirmSeveral, type PersonHours } from './several-api.ts'
import { hoursCatalog } from './texts/hours-texts.ts'

export type ConfirmSeveralProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onClosed: (event: Event) => void
  /** Whose hours wait. Those whose hours were decided meanwhile leave it. */
  people: readonly PersonHours[]
  /** Called with each person's entries once they are confirmed. */
  onConfirmed: (person: PersonHours) => void
  /** Called at the end with the applications whose hours were confirmed, and those where that failed. */
  onDone: (result: { confirmed: readonly string[]; failed: readonly string[] }) => void
}

/** The logged hours of several people, to confirm all of them or the selected ones: one person after the other. */
export function ConfirmSeveral({ people, onConfirmed, onDone, ...dialog }: ConfirmSeveralProps) {
  const { several: texts, ...hoursTexts } = useTexts(hoursCatalog)
  // All are selected until they are unchecked.
  const [excludedIds, setExcludedIds] = useState<readonly string[]>([])
  // What is being confirmed stays while it leaves the list.
  const [sent, setSent] = useState<readonly PersonHours[] | null>(null)
  const confirm = useConfirmSeveral(onConfirmed)
  const shown = sent ?? people
  const chosen = shown
    .map((person) => ({
      ...person,
      entries: person.entries.filter(({ id }) => !excludedIds.includes(id)),
    }))
    .filter(({ entries }) => entries.length > 0)
  const hours = sumHours(chosen)
  const failed = confirm.data?.failed ?? []
  const submit = async () => {
    setSent(people)
    // What keeps it from starting shows as a toast.
    const result = await confirm.mutateAsync(chosen).catch(() => null)
    if (!result || result.failed.length > 0) setSent(null)
    if (!result) return
    const { confirmed } = result
    if (confirmed.length > 0) {
      toast({
        title: hoursTexts.confirmed({ hours: sumHours(confirmed) }),
        description: texts.notified({ people: confirmed.length }),
      })
    }
    onDone({
      confirmed: confirmed.map(({ applicationId }) => applicationId),
      failed: result.failed.map(({ person }) => person.applicationId),
    })
    if (result.failed.length === 0) dialog.onOpenChange(false)
  }
  const choose = (id: string, checked: boolean) =>
    setExcludedIds((ids) => (checked ? ids.filter((each) => each !== id) : [...ids, id]))
  return (
    <Dialog
      {...dialog}
      title={texts.title({ people: shown.length, name: shown[0]?.volunteerName ?? '' })}
      description={texts.text}
      isCloseBlocked={confirm.isPending}
      focusesTitle
      onSubmit={(event) => {
        event.preventDefault()
        if (!confirm.isPending) void submit()
      }}
      summary={
        confirm.isPending && (
          <ProgressBar
            className="border-line border-t px-5 py-3 sm:px-7"
            label={texts.progress}
            value={confirm.done}
            max={chosen.length}
            text={texts.progressOf({ done: confirm.done, people: chosen.length })}
          />
        )
      }
      footer={
        <>
          <Button variant="secondary" disabled={confirm.isPending} onClick={() => dialog.onOpenChange(false)}>
            {failed.length > 0 ? texts.close : texts.cancel}
          </Button>
          {shown.length > 0 && (
            <Button type="submit" disabled={hours === 0} loading={confirm.isPending}>
              {hoursTexts.confirm({ hours })}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        {failed.length > 0 && (
          <div role="alert" className="bg-danger-soft text-danger rounded-md px-4 py-3 text-sm wrap-anywhere">
            <p className="font-semibold">{texts.failed({ people: failed.length })}</p>
            <ul>
              {failed.map(({ person, why }) => (
                <li key={person.applicationId}>{texts.failedOne({ name: person.volunteerName, why })}</li>
              ))}
            </ul>
          </div>
        )}
        {shown.map((person) => (
          <Person key={person.applicationId} person={person} excludedIds={excludedIds} onChoose={choose} />
        ))}
      </div>
    </Dialog>
  )
}

type PersonProps = {
  person: PersonHours
  excludedIds: readonly string[]
  onChoose: (id: string, checked: boolean) => void
}

function Person({ person, excludedIds, onChoose }: PersonProps) {
  return (
    <fieldset>
      <legend className="wrap-anywhere">
        <span className="font-semibold" dir="auto">
          {person.volunteerName}
        </span>{' '}
        <span className="text-muted text-sm" dir="auto">
          {person.projectTitle}
        </span>
      </legend>
      <ul className="divide-line divide-y">
        {person.entries.map((entry: LoggedHours & { id: string }) => (
          <li key={entry.id}>
            <HourChoice
              entry={entry}
              checked={!excludedIds.includes(entry.id)}
              onChange={(checked) => onChoose(entry.id, checked)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
