import { errorsTexts } from '#web/i18n/en/errors.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { isSignedOutError, messageOf } from './api-error.ts'

/**
 * Shows a toast that says what failed and why: the server's message, or else `text`. The shell handles expired
 * sessions.
 */
export function toastFailure(error: unknown, title: string, text: string = errorsTexts.text): void {
  if (isSignedOutError(error)) return
  toast({ title, description: messageOf(error, text), variant: 'destructive' })
}
