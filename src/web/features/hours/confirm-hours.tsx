import { useCallback, useState } from 'react'
import { useTexts } from '#web/lib/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { HourList } from './hour-list.tsx'
import type { HoursWork } from './work.ts'
import { hoursCatalog } from './texts/hours-texts.ts'

/** A volunteer's hours to confirm, in a row of a list: how many, and the button that opens them. */
export function ConfirmHours({ work }: { work: HoursWork }) {
  const texts = useTexts(hoursCatalog)
  const [open, setOpen] = useState(false)
  // Decided hours leave the list, so the dialog has done its work.
  const close = useCallback(() => setOpen(false), [])
  const { volunteerName: name, waitingHours } = work
  // The dialog stays while it closes, when there may be nothing to confirm any more.
  if (waitingHours === 0 && !open) return null
  return (
    <>
      <span className="text-warn font-semibold tabular-nums">{texts.toConfirm({ hours: waitingHours })}</span>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={texts.confirmTitle({ name })}
        description={work.projectTitle}
        trigger={
          <Button size="sm" aria-label={texts.confirmButtonOf({ name })}>
            {texts.confirmButton}
          </Button>
        }
      >
        <HourList work={work} by="organization" onGone={close} />
      </Dialog>
    </>
  )
}
