import { toast } from '#web/ui/feedback/toast-store.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { readTexts } from '#web/lib/language/texts.ts'
import { isSignedOutError, isUnavailableError, messageOf } from './api-error.ts'

/**
 * Shows a toast that says what failed and why: the server's message, or else `text`, by default that there was no
 * answer, or that the site is not available, which no one's connection explains. The shell handles expired sessions.
 */
export function toastFailure(error: unknown, title: string, text?: string): void {
  const { unavailable, unreachable } = readTexts(errorsCatalog)
  if (isSignedOutError(error)) return
  const isUnexplained = text === undefined || text === unreachable
  const fallback = isUnexplained && isUnavailableError(error) ? unavailable : (text ?? unreachable)
  toast({ title, description: messageOf(error, fallback), variant: 'destructive' })
}
