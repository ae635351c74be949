import { useCallback, useRef, useState } from 'react'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { HourList } from './hour-list.tsx'
import type { HoursWork } from './work.ts'
import { hoursCatalog } from './texts/hours-texts.ts'

export type ConfirmHoursProps = {
  work: HoursWork
  /** Whether Tab reaches the button; in some lists only one row has tab stops. */
  tabIndex?: number
  /** The list has a column with the name of what waits, on wide screens. */
  hasColumn?: boolean
  /** Called once the dialog has closed after hours were decided; takes the focus, because the button may be gone. */
  onDecided?: () => void
}

/** A volunteer's hours to confirm, in a row of a list: how many, and the button that opens them. */
export function ConfirmHours({ work, tabIndex, hasColumn = false, onDecided }: ConfirmHoursProps) {
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
      <span className="text-warn font-semibold tabular-nums">
        <span className={joinClasses(hasColumn && 'lg:hidden')}>
          {texts.toConfirm({ hours: waitingHours })}
        </span>
        {hasColumn && <span className="max-lg:hidden">{texts.amount({ hours: waitingHours })}</span>}
      </span>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        onClosed={(event) => {
          if (!isDecided.current || !onDecided) return
          isDecided.current = false
          event.preventDefault()
          onDecided()
        }}
        title={texts.confirmTitle({ name })}
        description={work.projectTitle}
        trigger={
          <Button size="sm" tabIndex={tabIndex} aria-label={texts.confirmButtonOf({ name })}>
            {texts.confirmButton}
          </Button>
        }
      >
        <HourList work={work} by="organization" onGone={close} />
      </Dialog>
    </>
  )
}
