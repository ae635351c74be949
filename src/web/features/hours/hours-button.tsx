import type { ReactElement } from 'react'
import { withTexts } from '#web/lib/language/language.ts'
import { LazyDialogButton, lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import type { HoursDialogProps } from './hours-dialog.tsx'

const load = async () => (await withTexts(import('./hours-dialog.tsx'))).HoursDialog
/** The form alone, for buttons that may go while it is open. */
export const LazyHoursDialog = lazyDialog<HoursDialogProps>(load, ({ onOpenChange }) => onOpenChange(false))

type HoursButtonProps = Pick<HoursDialogProps, 'work' | 'entry'> & { trigger: ReactElement }

/** The button that opens the form for logging or editing hours. */
export function HoursButton({ trigger, ...of }: HoursButtonProps) {
  return (
    <LazyDialogButton trigger={trigger} load={load}>
      {(dialog) => <LazyHoursDialog {...of} {...dialog} />}
    </LazyDialogButton>
  )
}

/** Loads the form, once a button that opens it elsewhere is about to be pressed. */
export const prepareHours = () => void load().catch(() => {})
