import { useCallback, useRef, useState } from 'react'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button, type ButtonProps } from '#web/ui/actions/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useDecideHours, type SeenEntry } from './api.ts'
import { HourList } from './hour-list.tsx'
import type { HoursWork } from './work.ts'
import { hoursCatalog } from './texts/hours-texts.ts'

type HoursProps = Omit<ConfirmHoursProps, 'shown'>

export type ConfirmHoursProps = {
  work: HoursWork
  /** Whether Tab reaches the button; in some lists only one row has tab stops. */
  tabIndex?: number
  /** The list has a column with the name of what waits, on wide screens. */
  hasColumn?: boolean | undefined
  /** The entries, where the row shows what they are about: a single one is then confirmed by the button itself. */
  shown?: readonly SeenEntry[]
  /** Called once hours were decided, and the dialog has closed; takes the focus, because the button may be gone. */
  onDecided?: () => void
}

/** A volunteer's hours to confirm, in a row of a list: how many, and the button that confirms or opens them. */
export function ConfirmHours({ shown, ...props }: ConfirmHoursProps) {
  const [only, ...others] = shown ?? []
  // A dialog in which one of two entries was decided stays open.
  const [wasOpened, setOpened] = useState(false)
  return only && others.length === 0 && !wasOpened ? (
    <ConfirmOne entry={only} {...props} />
  ) : (
    <OpenHours {...props} onOpened={() => setOpened(true)} />
  )
}

/** Asks nothing again: the row says all there is. */
function ConfirmOne({ entry, work, onDecided, ...row }: HoursProps & { entry: SeenEntry }) {
  const decide = useDecideHours(work, onDecided)
  return (
    <>
      <Amount work={work} hasColumn={row.hasColumn} />
      <ConfirmButton
        work={work}
        tabIndex={row.tabIndex}
        loading={decide.isPending}
        onClick={() => decide.mutate({ entries: [entry], reason: null })}
      />
    </>
  )
}

function OpenHours({
  work,
  tabIndex,
  hasColumn,
  onDecided,
  onOpened,
}: HoursProps & { onOpened: () => void }) {
  const texts = useTexts(hoursCatalog)
  const [open, setOpen] = useState(false)
  const isDecided = useRef(false)
  // Decided hours leave the list, so the dialog has done its work.
  const close = useCallback(() => {
    isDecided.current = true
    setOpen(false)
  }, [])
  const { volunteerName: name, waitingHours } = work
  // The dialog stays while it closes, when there may be nothing to confirm anymore.
  if (waitingHours === 0 && !open) return null
  return (
    <>
      <Amount work={work} hasColumn={hasColumn} />
      <Dialog
        open={open}
        onOpenChange={(isOpen) => {
          if (isOpen) onOpened()
          setOpen(isOpen)
        }}
        onClosed={(event) => {
          if (!isDecided.current || !onDecided) return
          isDecided.current = false
          event.preventDefault()
          onDecided()
        }}
        title={texts.confirmTitle({ name })}
        description={work.projectTitle}
        trigger={<ConfirmButton work={work} tabIndex={tabIndex} />}
      >
        <HourList work={work} by="organization" onGone={close} />
      </Dialog>
    </>
  )
}

function Amount({ work: { waitingHours: hours }, hasColumn = false }: HoursProps) {
  const texts = useTexts(hoursCatalog)
  return (
    <span className="text-warn font-semibold tabular-nums">
      <span className={joinClasses(hasColumn && 'lg:hidden')}>{texts.toConfirm({ hours })}</span>
      {hasColumn && <span className="max-lg:hidden">{texts.amount({ hours })}</span>}
    </span>
  )
}

// A dialog passes its own props to its trigger, so everything not named here goes to the button.
function ConfirmButton({ work, ...button }: Pick<HoursProps, 'work'> & ButtonProps) {
  const texts = useTexts(hoursCatalog)
  return (
    <Button size="sm" aria-label={texts.confirmButtonOf({ name: work.volunteerName })} {...button}>
      {texts.confirmButton}
    </Button>
  )
}
