/** Why something cannot be written, in words for operators: no path, no name, nothing of the inside. */
export type WriteFault =
  'disk full' | 'limit reached' | 'read-only' | 'disk error' | 'no permission' | 'not writable' | 'no answer'
