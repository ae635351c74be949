import { useRef, useState, type ReactElement, type ReactNode, type SubmitEventHandler } from 'react'
import { getDialogBase, loadDialogBase } from './dialog-code.ts'
import { LazyDialogTrigger, lazyDialog, OnceOpened, returnFocusTo } from './lazy-dialog.tsx'

export type OpenDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called after it has closed. Preventing the event's default keeps the focus from returning. */
  onClosed?: ((event: Event) => void) | undefined
  title: string
  description?: ReactNode
  /** In front of the title, for an act of weight. */
  icon?: ReactNode
  /** Shown above the title, such as a stepper. */
  above?: ReactNode
  /** `wide` fills the screen of a phone. */
  size?: 'sm' | 'md' | 'lg' | 'wide'
  /** The title takes the focus when it opens, so that the dialog is read before anything is pressed. */
  focusesTitle?: boolean
  /** Makes the content a form, so that Enter and a submit button in the footer work. */
  onSubmit?: SubmitEventHandler<HTMLFormElement>
  /** Stays visible between the scrolling body and the footer. */
  summary?: ReactNode
  /** Stays visible below the scrolling body. */
  footer?: ReactNode
  /** For questions that must be answered: pressing outside does not close it. */
  modalOnly?: boolean
  /** For content that is shown only once: only its own button closes it, not Escape or a close icon. */
  isCloseBlocked?: boolean
  children?: ReactNode
}

export type DialogProps = OpenDialogProps & {
  /** The control that opens it. Focus returns there, or to what had it before if there is none. */
  trigger?: ReactElement
}

const LazyBase = lazyDialog<OpenDialogProps>(loadDialogBase, ({ onOpenChange }) => onOpenChange(false))

/**
 * A modal dialog that traps the focus until it is closed; a bottom sheet on a phone. Most are never opened, so the code
 * loads with the first one, or when its trigger is about to be pressed.
 */
export function Dialog({ trigger, onClosed, ...dialog }: DialogProps) {
  const button = useRef<HTMLButtonElement>(null)
  if (!trigger) {
    return (
      <OnceOpened open={dialog.open}>
        <Base onClosed={onClosed} {...dialog} />
      </OnceOpened>
    )
  }
  return (
    <LazyDialogTrigger
      open={dialog.open}
      onOpenChange={dialog.onOpenChange}
      load={loadDialogBase}
      ref={button}
      trigger={trigger}
    >
      <Base
        {...dialog}
        onClosed={(event) => {
          onClosed?.(event)
          returnFocusTo(button, event)
        }}
      />
    </LazyDialogTrigger>
  )
}

function Base(props: OpenDialogProps) {
  const [Loaded] = useState(() => getDialogBase() ?? LazyBase)
  return <Loaded {...props} />
}
