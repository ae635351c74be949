import {
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { Slot } from '#web/ui/actions/slot.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'

/**
 * A dialog whose code loads when it is first opened. If it cannot load, a toast says so and `close` is called; it tries
 * again whenever it is opened again.
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
): LazyExoticComponent<ComponentType<Props>> {
  return lazyPart(load, function UnavailableDialog(props: Props) {
    const errorsTexts = useTexts(errorsCatalog)
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
    const isOpen = !('open' in props) || props.open === true
    const tryAgain = useEffectEvent(() =>
      load().then(
        (component) => setLoaded(() => component),
        () => {
          toast({ title: errorsTexts.unreachable, variant: 'destructive' })
          close(props)
        },
      ),
    )
    useEffect(() => {
      if (isOpen) void tryAgain()
    }, [isOpen])
    return Loaded && <Loaded {...props} />
  })
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
  // It stays mounted, so that closing is animated.
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  // A failure shows when the dialog opens.
  const prepare = () => void load().catch(() => {})
  return (
    <>
      <Slot
        ref={ref}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => onOpenChange(true)}
      >
        {trigger}
      </Slot>
      {wasOpen && <Suspense>{children}</Suspense>}
    </>
  )
}
