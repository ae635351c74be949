import { Popover as Radix } from 'radix-ui'
import { useId, useRef, type ReactElement, type ReactNode } from 'react'
import { useMedia } from '#web/lib/browser/media.ts'
import { Dialog } from './dialog.tsx'

export type PopoverProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button that opens it; it needs an accessible name. */
  trigger: ReactElement
  title: string
  /** Beside the title; at the bottom on a phone. */
  action?: ReactNode
  /** Where the focus goes: to the first control, or to the content as a whole if that control can change all of it. */
  startsAt?: 'control' | 'content'
  /** Called after it has closed. Preventing the event's default keeps the focus from returning to the button. */
  onClosed?: (event: Event) => void
  children: ReactNode
}

/** Content that opens from a button and leaves the page usable; a bottom sheet on a phone. */
export function Popover({ open, onOpenChange, trigger, title, action, ...props }: PopoverProps) {
  const { startsAt, onClosed, children } = props
  const titleId = useId()
  const onPhone = useMedia('(width < 40rem)')
  const button = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLDivElement>(null)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {/* The same button at every width: if it is pressed on the server-rendered page, before the width is known, it still opens. */}
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      {onPhone ? (
        <Dialog
          open={open}
          onOpenChange={onOpenChange}
          onClosed={(event) => {
            onClosed?.(event)
            if (event.defaultPrevented) return
            event.preventDefault()
            button.current?.focus()
          }}
          title={title}
          footer={action}
        >
          {children}
        </Dialog>
      ) : (
        // Not in a portal, so that the content stays in the same landmark as its button.
        <Radix.Content
          ref={content}
          align="end"
          onOpenAutoFocus={(event) => {
            if (startsAt !== 'content') return
            event.preventDefault()
            content.current?.focus()
          }}
          {...(onClosed && { onCloseAutoFocus: onClosed })}
          sideOffset={8}
          collisionPadding={8}
          aria-labelledby={titleId}
          className="animate-pop-in border-line bg-surface shadow-popover z-50 flex max-h-[min(40rem,var(--radix-popover-content-available-height))] w-104 flex-col overflow-hidden rounded-lg border outline-none"
        >
          <div className="border-line flex min-h-14 items-center justify-between gap-4 border-b py-2 ps-4 pe-2">
            <h2 id={titleId} className="text-lg">
              {title}
            </h2>
            {action}
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
        </Radix.Content>
      )}
    </Radix.Root>
  )
}
