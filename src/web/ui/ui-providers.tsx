import { Direction } from 'radix-ui'
import { Suspense, useState, type ReactNode } from 'react'
import { lazyPart } from '#web/lib/loading/lazy-part.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { useToast } from './feedback/toast-store.ts'

const LoadedToaster = lazyPart(
  async () => (await withTexts(import('./feedback/toaster.tsx'))).Toaster,
  PlainToasts,
)

/**
 * What the primitives need once around the whole interface: the direction of reading, for their keys, and the toaster,
 * loaded with the first toast.
 */
export function UiProviders({ direction, children }: { direction: 'ltr' | 'rtl'; children: ReactNode }) {
  const { toasts } = useToast()
  const [hasToasts, setHasToasts] = useState(false)
  if (toasts.length > 0 && !hasToasts) setHasToasts(true)
  return (
    <Direction.Provider dir={direction}>
      {children}
      {hasToasts && (
        <Suspense>
          <LoadedToaster />
        </Suspense>
      )}
    </Direction.Provider>
  )
}

/** Shows toasts as plain text if the network is down before the toaster's code has loaded. */
function PlainToasts() {
  const { toasts } = useToast()
  return (
    <div
      role="status"
      className="fixed inset-x-0 top-0 z-60 grid gap-2 p-2 sm:start-auto sm:w-100 md:start-0 md:end-auto md:top-auto md:bottom-0 md:p-6"
    >
      {toasts.map(({ id, title, description, action }) => (
        <p key={id} className="border-line bg-surface shadow-popover rounded-lg border p-4">
          <strong className="block font-semibold">{title}</strong>
          {description}
          {action && (
            <button type="button" className="link mt-2 block" onClick={action.onSelect}>
              {action.label}
            </button>
          )}
        </p>
      ))}
    </div>
  )
}
