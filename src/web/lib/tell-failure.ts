import { errorsTexts } from '#web/messages/en/errors.ts'
import { toast } from '#web/ui/toast-store.ts'
import { isSignedOutError, messageOf } from './api-error.ts'

/** Tells above the page what failed, and why in the server's words or else in `text`; the shell tells of an ended session. */
export function tellFailure(error: unknown, title: string, text: string = errorsTexts.text): void {
  if (isSignedOutError(error)) return
  toast({ title, description: messageOf(error, text), variant: 'destructive' })
}
