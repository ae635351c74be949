import type { KeyboardEvent } from 'react'
import { isComposing } from '#web/lib/focus/composing.ts'

/** Whether a key sends: Enter, but not with Shift, and not while an input method is composing. */
export function isSending({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !isComposing(nativeEvent)
}
