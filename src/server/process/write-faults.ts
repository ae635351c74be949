/** Explains to operators why a write failed, without paths, names or internals. */
export type WriteFault =
  | 'disk full'
  | 'limit reached'
  | 'read-only'
  | 'disk error'
  | 'no permission'
  | 'not writable'
  | 'no answer'
  | 'wrong clock'
  | 'no bucket'
