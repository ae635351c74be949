import { useEffect, useRef, useState, type ComponentType, type ReactElement, type ReactNode } from 'react'
import { toastLoadFailure } from '#web/lib/calls/load-failure.ts'
import { Slot } from '#web/ui/actions/slot.tsx'

export type LazyMenuProps<Props extends object> = {
  /** The button that opens it; it needs an accessible name. */
  trigger: ReactElement
  /** What the button opens. */
  popup?: 'menu' | 'dialog'
  /** Loads the menu's code. A failed attempt is repeated when the button is pressed again. */
  load: () => Promise<ComponentType<Props>>
  /** The menu, which brings the same button and is open when it is first shown. */
  children: (Menu: ComponentType<Props>) => ReactNode
}

/**
 * The button of a menu whose code loads when the button is pointed at or focused. The menu replaces the button when it is
 * pressed and never before, because a press on a button that goes away meanwhile would do nothing.
 */
export function LazyMenu<Props extends object>({
  trigger,
  popup = 'menu',
  load,
  children,
}: LazyMenuProps<Props>) {
  const [Menu, setMenu] = useState<ComponentType<Props> | null>(null)
  const place = useRef<HTMLSpanElement>(null)
  const isByKeyboard = useRef(false)
  const prepare = () => void load().catch(() => {})
  const open = (byKeyboard: boolean) => {
    isByKeyboard.current = byKeyboard
    load().then((loaded) => setMenu(() => loaded), toastLoadFailure)
  }
  const startAtFirst = () => {
    if (isByKeyboard.current) place.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus()
  }
  return (
    <span ref={place} className="contents">
      {Menu ? (
        <>
          {children(Menu)}
          <RunOnMount act={startAtFirst} />
        </>
      ) : (
        <Slot
          aria-haspopup={popup}
          aria-expanded={false}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={(event) => open(event.detail === 0)}
          onKeyDown={(event) => {
            if (popup !== 'menu' || event.key !== 'ArrowDown') return
            event.preventDefault()
            open(true)
          }}
        >
          {trigger}
        </Slot>
      )}
    </span>
  )
}

/** Calls `act` when the content beside it has first been shown. */
function RunOnMount({ act }: { act: () => void }) {
  const first = useRef(act)
  useEffect(() => first.current(), [])
  return null
}
