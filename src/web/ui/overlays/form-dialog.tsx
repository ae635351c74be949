import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '#web/ui/actions/button.tsx'
import { uiCatalog } from '#web/ui/texts/ui-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Dialog, type DialogProps } from './dialog.tsx'

export type FormDialogProps = Omit<DialogProps, 'above' | 'onSubmit' | 'footer' | 'modalOnly' | 'isHeld'> & {
  submit: Pick<ButtonProps, 'variant' | 'loading' | 'loadingText' | 'disabled' | 'aria-describedby'> & {
    label: string
  }
  /** In place of the submit button, where there is nothing to send. */
  instead?: ReactNode
  /** Called by the button and by Enter, but not while a previous submit is pending. */
  onSubmit: () => void
}

/** A form in a dialog, with Cancel before the submit button. */
export function FormDialog({ submit: { label, ...submit }, instead, onSubmit, ...dialog }: FormDialogProps) {
  const uiTexts = useTexts(uiCatalog)
  return (
    <Dialog
      {...dialog}
      modalOnly
      onSubmit={(event) => {
        event.preventDefault()
        // React nests the dialog inside the form that opens it although it is elsewhere in the DOM, so its events must
        // not reach that form.
        event.stopPropagation()
        if (!submit.loading && !instead) onSubmit()
      }}
      footer={
        <>
          <Button variant="secondary" onClick={() => dialog.onOpenChange(false)}>
            {uiTexts.cancel}
          </Button>
          {instead ?? (
            <Button type="submit" {...submit}>
              {label}
            </Button>
          )}
        </>
      }
    />
  )
}
