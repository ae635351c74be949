/** The keys of this screen. */
import type { Keymap } from '#web/lib/hotkeys.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import type { NamedKeys } from '#web/ui/display/kbd.tsx'
import { shortcutsCatalog } from '#web/ui/texts/shortcuts-texts.ts'

export const hotkeys = {
  next: 'J',
  previous: 'K',
  select: 'X',
  accept: 'A',
  decline: 'D',
  shortlist: 'S',
  message: 'M',
  /** Only while some are selected. */
  hours: 'H',
  search: '/',
} as const

export type Command =
  | Exclude<keyof typeof hotkeys, 'hours'>
  | 'help'
  | 'range'
  | 'enter'
  | 'escape'
  | 'down'
  | 'up'

export const keymap: Keymap<Command> = {
  Enter: 'enter',
  Escape: 'escape',
  ArrowDown: 'down',
  ArrowUp: 'up',
  j: 'next',
  k: 'previous',
  x: 'select',
  'Shift+x': 'range',
  a: 'accept',
  d: 'decline',
  s: 'shortlist',
  m: 'message',
  '/': 'search',
  '?': 'help',
}

/** All of them, for the list of keys. */
export function useShortcuts(): NamedKeys[] {
  const { keys: texts } = useTexts(receivedCatalog)
  const { keys: names } = useTexts(shortcutsCatalog)
  return [
    [texts.next, hotkeys.next],
    [texts.previous, hotkeys.previous],
    [texts.details, names.enter],
    [texts.back, names.escape],
    [texts.select, hotkeys.select],
    [texts.range, names.shift, hotkeys.select],
    [texts.accept, hotkeys.accept],
    [texts.decline, hotkeys.decline],
    [texts.shortlist, hotkeys.shortlist],
    [texts.message, hotkeys.message],
    [texts.hours, hotkeys.hours],
    [texts.search, hotkeys.search],
  ]
}

/** The most used ones, in a word each. */
export function useKeyHints(): NamedKeys[] {
  const { keys: texts } = useTexts(receivedCatalog)
  const { keys: names } = useTexts(shortcutsCatalog)
  return [
    [texts.move, hotkeys.next, hotkeys.previous],
    [texts.shortOpen, names.enter],
    [texts.shortSelect, hotkeys.select],
    [texts.shortRange, names.shift, hotkeys.select],
    [texts.shortAccept, hotkeys.accept],
    [texts.shortDecline, hotkeys.decline],
    [texts.shortShortlist, hotkeys.shortlist],
    [texts.shortMessage, hotkeys.message],
  ]
}
