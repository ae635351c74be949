import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react'
import { createPortal } from 'react-dom'
import { Slot } from '#web/ui/actions/slot.tsx'

type TooltipProps = { text: ReactNode; children: ReactElement }

/** Milliseconds (spec F9). */
const delay = 700
const followsWithin = 300
/** Time to move the pointer from the control to the text. */
const grace = 150

/** Pixels between the control and the text, and between the text and the edge of the window. */
const gap = 6
const edge = 8

/** Runs while a tooltip has just closed. */
let justClosed: ReturnType<typeof setTimeout> | undefined

function markJustClosed() {
  clearTimeout(justClosed)
  justClosed = setTimeout(() => {
    justClosed = undefined
  }, followsWithin)
}

/**
 * A short explanation of the control it wraps; never the only place for important information. Opens after a delay,
 * or immediately if another one has just closed. Our own, because Radix's brings 19 kB to every page with one.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const control = useRef<HTMLElement>(null)
  const isPressed = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (opens: boolean) => {
    clearTimeout(timer.current)
    setOpen(opens)
    if (isOpen && !opens) markJustClosed()
  }
  const changeLater = (opens: boolean, wait: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(opens), wait)
    if (isOpen && !opens) markJustClosed()
  }
  const release = () => {
    isPressed.current = false
  }
  const point = ({ pointerType }: PointerEvent) => {
    // A finger presses and does not point.
    if (pointerType === 'touch') return
    if (isOpen || justClosed !== undefined) change(true)
    else changeLater(true, delay)
  }
  return (
    <>
      <Slot
        ref={control}
        {...(isOpen && { 'aria-describedby': id })}
        onPointerEnter={point}
        onPointerLeave={() => changeLater(false, grace)}
        onPointerDown={() => {
          isPressed.current = true
          // Wherever the press ends: elsewhere, or where a scroll takes it over.
          for (const end of ['pointerup', 'pointercancel'])
            window.addEventListener(end, release, { capture: true, once: true })
          change(false)
        }}
        onClick={() => change(false)}
        onFocus={() => {
          if (!isPressed.current) change(true)
        }}
        onBlur={() => {
          release()
          change(false)
        }}
      >
        {children}
      </Slot>
      {isOpen && (
        <Tip
          id={id}
          control={control}
          onEnter={() => change(true)}
          onLeave={() => changeLater(false, grace)}
          onClose={() => change(false)}
        >
          {text}
        </Tip>
      )}
    </>
  )
}

type TipProps = {
  id: string
  control: RefObject<HTMLElement | null>
  onEnter: () => void
  onLeave: () => void
  onClose: () => void
  children: ReactNode
}

/** The text above its control, or below it where there is no room. */
function Tip({ id, control, onEnter, onLeave, onClose, children }: TipProps) {
  const tip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (tip.current && control.current) place(tip.current, control.current)
  })
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // A dialog around the control stays open.
      event.stopPropagation()
      close()
    }
    // A log that grows beside the control leaves it where it is.
    const closeOnScroll = ({ target }: Event) => {
      if (target instanceof Node && target.contains(control.current)) close()
    }
    window.addEventListener('keydown', closeOnEscape, { capture: true })
    window.addEventListener('scroll', closeOnScroll, { capture: true, passive: true })
    return () => {
      window.removeEventListener('keydown', closeOnEscape, { capture: true })
      window.removeEventListener('scroll', closeOnScroll, { capture: true })
    }
  }, [control])
  return createPortal(
    <div
      ref={tip}
      id={id}
      role="tooltip"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      className="animate-fade-in bg-ink text-canvas shadow-popover pointer-events-auto fixed top-0 left-0 z-50 max-w-72 rounded-sm px-2.5 py-1.5 text-sm"
    >
      {children}
    </div>,
    document.body,
  )
}

function place(tip: HTMLElement, control: HTMLElement) {
  const { left, top, bottom, width } = control.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = tip
  const above = top - gap - offsetHeight
  const lastLeft = document.documentElement.clientWidth - edge - offsetWidth
  tip.style.top = `${above >= edge ? above : bottom + gap}px`
  tip.style.left = `${Math.max(edge, Math.min(left + (width - offsetWidth) / 2, lastLeft))}px`
}
