import {
  cloneElement,
  isValidElement,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react'
import { isComposing } from '#web/lib/focus/composing.ts'
import { lazyOr } from '#web/lib/loading/lazy-part.ts'
import { toastLoadFailure } from '#web/lib/calls/load-failure.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button, type ButtonProps } from '#web/ui/actions/button.tsx'
import { Slot } from '#web/ui/actions/slot.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { uiCatalog } from '#web/ui/texts/ui-texts.ts'
import { loadDialogBase } from './dialog-code.ts'

/**
 * A dialog whose code loads when it is first opened, and says so if that takes long. If it cannot load, a toast says so
 * and `close` is called; it tries again whenever it is opened again.
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
): ComponentType<Props> {
  const loadAll = async () => {
    const [component] = await Promise.all([load(), loadDialogBase()])
    return component
  }
  const Dialog = lazyOr(loadAll, function UnavailableDialog(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
    const isOpen = isShown(props)
    const tryAgain = useEffectEvent(() =>
      loadAll().then(
        (component) => setLoaded(() => component),
        () => {
          toastLoadFailure()
          close(props)
        },
      ),
    )
    useEffect(() => {
      if (isOpen) void tryAgain()
    }, [isOpen])
    return Loaded && <Loaded {...props} />
  })
  return function LazyDialog(props: Props) {
    return (
      <Suspense fallback={isShown(props) && <LoadingDialog onCancel={() => close(props)} />}>
        <Dialog {...props} />
      </Suspense>
    )
  }
}

/** Dialogs that are only there while they are open have no such property. */
const isShown = (props: object) => !('open' in props) || props.open === true

/** Milliseconds after which a press has to show something. */
const patience = 400

/**
 * Shown while the code of a dialog loads. The page stays as it is, and so does the focus, until the dialog takes it;
 * Escape cancels.
 */
function LoadingDialog({ onCancel }: { onCancel: () => void }) {
  const { loading } = useTexts(uiCatalog)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  const cancel = useEffectEvent(onCancel)
  useEffect(() => {
    const cancelOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return
      // A dialog around the button stays open.
      event.stopPropagation()
      cancel()
    }
    window.addEventListener('keydown', cancelOnEscape, { capture: true })
    return () => window.removeEventListener('keydown', cancelOnEscape, { capture: true })
  }, [])
  return (
    <div role="status" className="pointer-events-none fixed inset-0 z-50 grid place-items-center">
      {isLate && (
        <p className="animate-fade-in border-line bg-surface shadow-popover flex items-center gap-3 rounded-lg border px-5 py-4">
          <Spinner className="text-primary size-6" />
          {loading}
        </p>
      )}
    </div>
  )
}

type LazyDialogTriggerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button that opens the dialog. */
  trigger: ReactElement
  /** Loads the dialog's code, once the button is about to be pressed. */
  load: () => Promise<unknown>
  /** The button, which the dialog returns the focus to. */
  ref: RefObject<HTMLButtonElement | null>
  /** The dialog. */
  children: ReactNode
}

/** A button and the dialog that it opens, whose code loads when the button is pointed at, focused or pressed. */
export function LazyDialogTrigger({
  open,
  onOpenChange,
  trigger,
  load,
  ref,
  children,
}: LazyDialogTriggerProps) {
  const [isBusy, setBusy] = useState(false)
  const isLoaded = useRef(false)
  // A failure shows when the dialog opens.
  const prepare = () =>
    Promise.all([load(), loadDialogBase()]).then(
      () => {
        isLoaded.current = true
      },
      () => {},
    )
  const press = () => {
    onOpenChange(true)
    if (isLoaded.current) return
    // The press shows immediately, however slow the connection is.
    setBusy(true)
    void prepare().then(() => setBusy(false))
  }
  return (
    <>
      <Slot
        ref={ref}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void prepare()}
        onFocus={() => void prepare()}
        onClick={press}
      >
        {isBusy ? showBusy(trigger) : trigger}
      </Slot>
      <OnceOpened open={open}>{children}</OnceOpened>
    </>
  )
}

/** What a button looks like while what it opens is loading; other controls stay as they are. */
const showBusy = (trigger: ReactElement) =>
  isValidElement<ButtonProps>(trigger) && trigger.type === Button
    ? cloneElement(trigger, { loading: true })
    : trigger

/** A dialog whose code loads when it is first opened. Then it stays mounted, so that closing is animated. */
export function OnceOpened({ open, children }: { open: boolean; children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  return wasOpen && <Suspense>{children}</Suspense>
}

/** What a dialog gets from the button that opens it. */
export type OpenedDialog = Pick<LazyDialogTriggerProps, 'open' | 'onOpenChange'> & {
  /** Called after it has closed; returns the focus to the button unless the event's default was prevented. */
  onClosed: (event: Event) => void
}

type LazyDialogButtonProps = Pick<LazyDialogTriggerProps, 'trigger' | 'load'> & {
  /** The dialog. */
  children: (dialog: OpenedDialog) => ReactNode
}

/** Returns the focus to the button when its dialog has closed. */
export function returnFocusTo(button: RefObject<HTMLButtonElement | null>, event: Event): void {
  if (event.defaultPrevented) return
  event.preventDefault()
  button.current?.focus()
}

/** A button that keeps whether its dialog is open. */
export function LazyDialogButton({ trigger, load, children }: LazyDialogButtonProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <LazyDialogTrigger open={open} onOpenChange={setOpen} load={load} ref={button} trigger={trigger}>
      <Rendered
        render={children}
        open={open}
        onOpenChange={setOpen}
        onClosed={(event) => returnFocusTo(button, event)}
      />
    </LazyDialogTrigger>
  )
}

function Rendered({ render, ...dialog }: OpenedDialog & { render: LazyDialogButtonProps['children'] }) {
  return render(dialog)
}
