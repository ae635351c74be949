import { errorsTexts } from '#web/i18n/en/errors.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { isSignedOutError, messageOf } from './api-error.ts'

/** Tells above the page what failed, and why in the server's words or else in `text`; the shell tells of an ended session. */
export function toastFailure(error: unknown, title: string, text: string = errorsTexts.text): void {
  if (isSignedOutError(error)) return
  toast({ title, description: messageOf(error, text), variant: 'destructive' })
}
