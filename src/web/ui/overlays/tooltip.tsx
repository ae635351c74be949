import { Tooltip as Radix } from 'radix-ui'
import { useState, type ReactElement, type ReactNode } from 'react'

type TooltipProps = { text: ReactNode; side?: 'top' | 'right' | 'bottom' | 'left'; children: ReactElement }

/** Milliseconds (spec F9). */
const delay = 700
const followsWithin = 300

/**
 * Runs while a tooltip has just closed. Not in a provider around the interface, because every page would load its
 * code.
 */
let justClosed: ReturnType<typeof setTimeout> | undefined

function markJustClosed() {
  clearTimeout(justClosed)
  justClosed = setTimeout(() => {
    justClosed = undefined
  }, followsWithin)
}

/**
 * A short explanation of the control it wraps; never the only place for important information. Opens after a delay,
 * or immediately if another one has just closed.
 */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false)
  const changeOpen = (opens: boolean) => {
    setOpen(opens)
    if (!opens) markJustClosed()
  }
  return (
    <Radix.Provider delayDuration={delay}>
      <Radix.Root open={isOpen} onOpenChange={changeOpen}>
        <Radix.Trigger
          asChild
          onPointerEnter={({ pointerType }) => {
            if (pointerType !== 'touch' && justClosed !== undefined) setOpen(true)
          }}
        >
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="animate-fade-in bg-ink text-canvas shadow-popover z-50 max-w-72 rounded-sm px-2.5 py-1.5 text-sm"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
