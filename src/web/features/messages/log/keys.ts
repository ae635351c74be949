import type { KeyboardEvent } from 'react'

/** Whether a key sends: Enter, but not with Shift, and not while an input method is composing. */
export function isSending({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  // Safari ends the composition before the key that ended it; that key has this code.
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing && nativeEvent.code !== 'Process'
}
