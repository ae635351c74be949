import { toast } from '#web/ui/feedback/toast-store.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { readTexts } from '#web/lib/language/texts.ts'
import { isSignedOutError, messageOf } from './api-error.ts'

/**
 * Shows a toast that says what failed and why: the server's message, or else `text`, by default that there was no
 * answer. The shell handles expired sessions.
 */
export function toastFailure(error: unknown, title: string, text?: string): void {
  const errorsTexts = readTexts(errorsCatalog)
  if (isSignedOutError(error)) return
  toast({ title, description: messageOf(error, text ?? errorsTexts.unreachable), variant: 'destructive' })
}
