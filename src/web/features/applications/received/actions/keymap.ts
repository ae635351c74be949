/** The keys of this screen. */
import type { ApplicantFilter } from '#domain/applications/applicant-filters.ts'
import type { Keymap } from '#web/lib/focus/hotkeys.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
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
  hours: 'H',
  search: '/',
} as const

export type Command = keyof typeof hotkeys | 'help' | 'range' | 'enter' | 'escape' | 'down' | 'up'

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
  h: 'hours',
  '/': 'search',
  '?': 'help',
}

/** Whether what a filter shows can wait for a decision about the application, or have hours to confirm. */
export const canWait = (show: ApplicantFilter) => ['all', 'pending', 'shortlisted'].includes(show)
const canHaveHours = (show: ApplicantFilter) => ['all', 'hours', 'accepted'].includes(show)

/** All that do something in the list of a filter, for the list of keys. */
export function useShortcuts(show: ApplicantFilter): NamedKeys[] {
  const { keys: texts } = useTexts(receivedCatalog)
  const { keys: names } = useTexts(shortcutsCatalog)
  return [
    [texts.next, hotkeys.next],
    [texts.previous, hotkeys.previous],
    [texts.details, names.enter],
    [texts.back, names.escape],
    [texts.select, hotkeys.select],
    [texts.range, names.shift, hotkeys.select],
    ...(canWait(show)
      ? ([
          [texts.accept, hotkeys.accept],
          [texts.decline, hotkeys.decline],
          [texts.shortlist, hotkeys.shortlist],
        ] as const)
      : []),
    ...(canHaveHours(show) ? [[texts.hours, hotkeys.hours] as const] : []),
    [texts.message, hotkeys.message],
    [texts.search, hotkeys.search],
  ]
}

/** The most used ones of them, in a word each. */
export function useKeyHints(show: ApplicantFilter): NamedKeys[] {
  const { keys: texts } = useTexts(receivedCatalog)
  const { keys: names } = useTexts(shortcutsCatalog)
  return [
    [texts.move, hotkeys.next, hotkeys.previous],
    [texts.shortOpen, names.enter],
    [texts.shortSelect, hotkeys.select],
    [texts.shortRange, names.shift, hotkeys.select],
    ...(canWait(show)
      ? ([
          [texts.shortAccept, hotkeys.accept],
          [texts.shortDecline, hotkeys.decline],
          [texts.shortShortlist, hotkeys.shortlist],
        ] as const)
      : []),
    // Beside decisions, the line has no room for it.
    ...(canHaveHours(show) && !canWait(show) ? [[texts.shortHours, hotkeys.hours] as const] : []),
    [texts.shortMessage, hotkeys.message],
  ]
}
