import { matchesCatalog } from '#web/features/projects/texts/matches-texts.ts'
import { focusRow } from '#web/lib/focus/focus-row.ts'
import { useHotkeys, type Keymap } from '#web/lib/focus/hotkeys.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import type { NamedKeys } from '#web/ui/display/kbd.tsx'
import { shortcutsCatalog } from '#web/ui/texts/shortcuts-texts.ts'
import { titleIdOf } from './match-row.tsx'

const hotkeys = { next: 'J', previous: 'K', compare: 'X' } as const

type Command = keyof typeof hotkeys | 'help'

const keymap: Keymap<Command> = { j: 'next', k: 'previous', x: 'compare', '?': 'help' }

type MatchKeysOptions = {
  /** The matches that have a row, in their order. */
  ids: readonly string[]
  openId: string | undefined
  onCompare: (id: string) => void
  onHelp: () => void
}

/** Runs the keys of the list; Enter is the focused row's own. Returns whether single keys are on. */
export function useMatchKeys({ ids, openId, onCompare, onHelp }: MatchKeysOptions): boolean {
  return useHotkeys(keymap, (command) => {
    const focused = document.activeElement?.closest('article')?.getAttribute('aria-labelledby')
    const active = ids.find((id) => titleIdOf(id) === focused) ?? openId
    if (command === 'help') onHelp()
    else if (command === 'compare') {
      if (active === undefined) return false
      onCompare(active)
    } else {
      const at = active === undefined ? -1 : ids.indexOf(active)
      const id = at < 0 ? ids[0] : ids[at + (command === 'next' ? 1 : -1)]
      if (id !== undefined) focusRow(titleIdOf(id))
    }
    return true
  })
}

/** All of them, for the list of keys. */
export function useMatchShortcuts(): NamedKeys[] {
  const { keys: texts } = useTexts(matchesCatalog)
  const { keys: names } = useTexts(shortcutsCatalog)
  return [
    [texts.next, hotkeys.next],
    [texts.previous, hotkeys.previous],
    [texts.open, names.enter],
    [texts.compare, hotkeys.compare],
  ]
}

/** The same in a word each. */
export function useMatchKeyHints(): NamedKeys[] {
  const { keys: texts } = useTexts(matchesCatalog)
  const { keys: names } = useTexts(shortcutsCatalog)
  return [
    [texts.move, hotkeys.next, hotkeys.previous],
    [texts.shortOpen, names.enter],
    [texts.shortCompare, hotkeys.compare],
  ]
}
