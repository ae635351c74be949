import { toast } from '#web/ui/feedback/toast-store.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { readTexts } from '#web/lib/language/texts.ts'

/** Opens the page again; the browser asks about what is unsaved. */
export const openAgain = (): void => location.reload()

/**
 * Says that code could not load. Without a connection, trying again later is right. With one, a release has probably
 * replaced the code, which only opening the page again brings.
 */
export function toastLoadFailure(): void {
  const { unreachable, replaced, reload } = readTexts(errorsCatalog)
  if (!navigator.onLine) return void toast({ title: unreachable, variant: 'destructive' })
  toast({ title: replaced, variant: 'destructive', action: { label: reload, onSelect: openAgain } })
}
