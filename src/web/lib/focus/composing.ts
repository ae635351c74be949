/**
 * Whether a key belongs to an input method that composes a word, as in Japanese: Enter and arrows choose it, Escape discards it.
 * Safari ends the composition before the key that ended it; that key has the code of keys of input methods.
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- there is no other way in Safari
  event.isComposing || event.keyCode === 229
