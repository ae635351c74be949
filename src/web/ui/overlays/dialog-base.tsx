import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { Children, useRef } from 'react'
import { isComposing } from '#web/lib/focus/composing.ts'
import { submitByKeys } from '#web/lib/forms/submit-by-keys.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { uiCatalog } from '#web/ui/texts/ui-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import type { OpenDialogProps } from './dialog.tsx'

const widths = {
  sm: 'sm:max-w-md',
  md: 'sm:max-w-160',
  lg: 'sm:max-w-3xl',
  wide: 'max-sm:h-dvh max-sm:max-h-dvh max-sm:rounded-none sm:max-w-186',
}

/**
 * Whether Escape is about the field itself: it closes a list of suggestions that is open, or a field that opened in a line
 * (`data-takes-escape`). A list that is always there stays.
 */
const takesEscape = (target: EventTarget | null) =>
  target instanceof Element &&
  target.matches('[aria-haspopup=listbox][aria-expanded=true], [data-takes-escape]')

/** What `dialog.tsx` loads: Radix's dialog, which is 13 kB. */
export function DialogBase(props: OpenDialogProps) {
  const uiTexts = useTexts(uiCatalog)
  const { title, description, above, size = 'md', onSubmit, footer, children } = props
  // What a caller leaves out (`{field && …}`) is no body.
  const hasBody = Children.toArray(children).length > 0
  const before = useRef<Element>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const inside = (
    <>
      <div className={joinClasses('px-5 pt-5 pb-4 sm:px-7 sm:pt-6', hasBody && 'border-line border-b')}>
        {above && <div className="mb-4 pe-12">{above}</div>}
        <div className={joinClasses(props.icon ? 'flex gap-4' : '')}>
          {props.icon}
          <div className="min-w-0">
            <Radix.Title
              ref={heading}
              {...(props.focusesTitle && { tabIndex: -1 })}
              // Nothing to operate: the focus only lets screen readers start there.
              className={joinClasses('text-2xl outline-none', !above && 'pe-10')}
            >
              {title}
            </Radix.Title>
            {description && (
              <Radix.Description className="text-muted mt-2 text-sm">{description}</Radix.Description>
            )}
          </div>
        </div>
      </div>
      {hasBody && (
        // What is wrong with a field is below it, and shows when the field takes the focus.
        <div
          data-dialog-body
          className="min-h-0 flex-1 scroll-pb-20 overflow-y-auto overscroll-contain px-5 py-5 sm:px-7 sm:py-6"
        >
          {children}
        </div>
      )}
      {props.summary}
      {footer && (
        <div className="border-line bg-surface flex flex-wrap items-center justify-end gap-3 border-t px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-7">
          {footer}
        </div>
      )}
    </>
  )
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="bg-veil data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in fixed inset-0 z-40" />
        <Radix.Content
          {...(!description && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            before.current = document.activeElement
            if (!props.focusesTitle) return
            event.preventDefault()
            heading.current?.focus()
          }}
          // Of the form that the dialog is, or of one inside it.
          onKeyDown={submitByKeys}
          onCloseAutoFocus={(event) => {
            props.onClosed?.(event)
            if (event.defaultPrevented || !(before.current instanceof HTMLElement)) return
            event.preventDefault()
            // The Tab key reaches only the open tab, so that one gets the focus.
            const tabs = before.current.closest('[role=tablist]')
            const open = tabs?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
            ;(open ?? before.current).focus()
          }}
          onEscapeKeyDown={(event) => {
            if (props.isCloseBlocked || takesEscape(event.target) || isComposing(event))
              event.preventDefault()
          }}
          {...((props.modalOnly || props.isCloseBlocked) && {
            onInteractOutside: (event) => event.preventDefault(),
          })}
          className={joinClasses(
            // Clipped, not hidden: what is hidden still scrolls when something in the body is scrolled into view.
            'border-line bg-surface shadow-popover fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col overflow-clip rounded-t-xl border outline-none',
            'data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in',
            'sm:data-[state=closed]:animate-pop-out sm:data-[state=open]:animate-pop-in sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[88dvh] sm:w-[calc(100%-3rem)] sm:rounded-xl',
            widths[size],
          )}
        >
          {onSubmit ? (
            <form noValidate onSubmit={onSubmit} className="flex min-h-0 flex-1 flex-col">
              {inside}
            </form>
          ) : (
            inside
          )}
          {/* Last in the DOM, so that opening focuses the content and not the close button. */}
          {!props.isCloseBlocked && (
            <Radix.Close asChild>
              <IconButton label={uiTexts.close} icon={X} className="absolute end-3 top-3 sm:end-5 sm:top-4" />
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
