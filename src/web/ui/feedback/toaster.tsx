import { CircleAlert, CircleCheck, LoaderCircle, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { Button } from '#web/ui/actions/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { uiCatalog } from '#web/ui/texts/ui-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useToast, type ShownToast } from './toast-store.ts'

/**
 * Renders the toasts of `toast()`: 5000 ms each, dismissed by a swipe of 50 px to the right, reached with F8 (spec
 * F9).
 */
export function Toaster() {
  const uiTexts = useTexts(uiCatalog)
  const { toasts, dismiss } = useToast()
  const isDialogInWay = useIsDialogInWay()
  const shown = toasts.filter(({ variant, action }) => !isDialogInWay || variant !== undefined || action)
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {shown.map((one) => (
        <ToastCard key={one.id} toast={one} onClose={() => dismiss(one.id)} />
      ))}
      {/*
        On a phone, actions are at the bottom (apply bar, tab bar), and what the page is about is at its top: toasts are over
        the header, which is the same everywhere, or over the title of an open sheet, but not over its button to close. On a wide screen, they are where lines begin: forms, conversations and details have their actions where
        lines end. Where a list fills the window, both are taken: there, too, toasts are over the header. A dialog has its
        actions at its bottom: toasts are beside it if there is room, otherwise over its title.
      */}
      <Radix.Viewport
        hotkey={['F8']}
        label={uiTexts.notifications({ hotkey: 'F8' })}
        className="no-print md:reaching-bottom:start-auto md:reaching-bottom:end-0 md:reaching-bottom:top-0 md:reaching-bottom:bottom-auto md:reaching-bottom:w-108 md:reaching-bottom:p-1.5 max-md:dialog-open:end-14 md:dialog-open:start-0 md:dialog-open:end-auto max-xl:dialog-open:top-0 max-xl:dialog-open:bottom-auto xl:dialog-open:top-auto xl:dialog-open:bottom-0 xl:dialog-open:w-[min(25rem,50vw-23.5rem)] xl:dialog-open:p-3 fixed inset-x-0 top-0 z-60 m-0 flex list-none flex-col gap-2 p-2 outline-none sm:start-auto sm:w-100 md:start-0 md:end-auto md:top-auto md:bottom-0 md:p-6"
      />
    </Radix.Provider>
  )
}

/**
 * Whether a dialog is open in a window with little height, such as a large one at a zoom of 200 %. A toast would cover its
 * title, so good news waits until it is closed.
 */
const useIsDialogInWay = () =>
  useSyncExternalStore(
    watchDialogs,
    () =>
      window.matchMedia('(height < 32rem)').matches &&
      document.querySelector('[role=dialog][data-state=open]:not([data-side])') !== null,
    () => false,
  )

/** Each dialog is a child of the body of its own. */
function watchDialogs(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.body, { childList: true })
  return () => observer.disconnect()
}

const icons = { default: CircleCheck, destructive: CircleAlert, progress: LoaderCircle }
const colors = { default: 'text-success', destructive: 'text-danger', progress: 'text-muted animate-spin' }

function ToastCard({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const uiTexts = useTexts(uiCatalog)
  const destructive = toast.variant === 'destructive'
  const Icon = icons[toast.variant ?? 'default']
  return (
    <Radix.Root
      open={toast.open}
      onOpenChange={(open) => !open && onClose()}
      type={destructive ? 'foreground' : 'background'}
      {...(toast.duration !== undefined && { duration: toast.duration })}
      className={joinClasses(
        'bg-surface shadow-popover flex items-start gap-3 rounded-lg border py-2.5 ps-4 pe-2 md:py-4 md:reaching-bottom:py-2',
        'data-[state=closed]:animate-toast-out data-[state=open]:animate-pop-in data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)]',
        destructive ? 'border-danger' : 'border-line',
      )}
    >
      <Icon
        aria-hidden
        className={joinClasses('mt-0.5 size-5 shrink-0', colors[toast.variant ?? 'default'])}
      />
      <div className="min-w-0 flex-1">
        <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
        {toast.description && (
          <Radix.Description className="text-muted mt-0.5 text-sm wrap-anywhere">
            {toast.description}
          </Radix.Description>
        )}
        {toast.action && (
          <Radix.Action altText={toast.action.label} asChild>
            <Button size="sm" variant="secondary" className="mt-3" onClick={toast.action.onSelect}>
              {toast.action.label}
            </Button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton label={uiTexts.close} icon={X} size="sm" className="-mt-1" />
      </Radix.Close>
    </Radix.Root>
  )
}
