/** The keys of the browse screen, and what they do. */
import { useEffect, useRef, type RefObject } from 'react'
import { focusRow } from '#web/lib/focus/focus-row.ts'
import { useHotkeys, type Keymap } from '#web/lib/focus/hotkeys.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import type { NamedKeys } from '#web/ui/display/kbd.tsx'
import { browseCatalog } from '#web/features/projects/texts/browse-texts.ts'
import { projectsCatalog } from '#web/features/projects/texts/projects-texts.ts'
import type { BrowseView } from './browse-view.ts'

type Command = 'next' | 'previous' | 'down' | 'up' | 'end' | 'start' | 'save' | 'view' | 'search' | 'help'

const keymap: Keymap<Command> = {
  j: 'next',
  k: 'previous',
  ArrowDown: 'down',
  ArrowUp: 'up',
  ArrowRight: 'end',
  ArrowLeft: 'start',
  s: 'save',
  v: 'view',
  '/': 'search',
  '?': 'help',
}

/** All of them, for the list of keys. Enter opens a focused project, as it does any link. */
export function useBrowseShortcuts(): NamedKeys[] {
  const { keys: texts, filters } = useTexts(browseCatalog)
  const { viewDetails, saved } = useTexts(projectsCatalog)
  return [
    [texts.next, 'J'],
    [texts.previous, 'K'],
    [viewDetails, texts.enter],
    [saved.save, 'S'],
    [texts.view, 'V'],
    [filters.search, '/'],
  ]
}

type BrowseKeysOptions = {
  /** What contains the list, whose entries have a heading with a link each. */
  results: RefObject<HTMLElement | null>
  view: BrowseView
  onView: (view: BrowseView) => void
  onSearch: () => void
  onHelp: () => void
}

/** Runs the keys of the browse screen. */
export function useBrowseKeys({ results, view, onView, onSearch, onHelp }: BrowseKeysOptions): void {
  // Cards become rows, so the focus has to be put back.
  const refocused = useRef<string | null>(null)
  useEffect(() => {
    if (refocused.current !== null) focusRow(refocused.current)
    refocused.current = null
  }, [view])

  const run: Record<Command, (links: HTMLElement[], at: number) => boolean> = {
    next: (links, at) => focusEntry(links, at + 1),
    previous: (links, at) => focusEntry(links, Math.max(0, at - 1)),
    down: (links, at) => at >= 0 && focusEntry(links, at + countColumns(links)),
    up: (links, at) => at >= 0 && focusEntry(links, at - countColumns(links)),
    end: (links, at) => at >= 0 && view === 'cards' && focusEntry(links, at + (isMirrored(links) ? -1 : 1)),
    start: (links, at) => at >= 0 && view === 'cards' && focusEntry(links, at + (isMirrored(links) ? 1 : -1)),
    save(links, at) {
      links[at]?.closest('li')?.querySelector<HTMLElement>('button[aria-pressed]')?.click()
      return at >= 0
    },
    view(links, at) {
      refocused.current = links[at]?.id ?? null
      onView(view === 'cards' ? 'list' : 'cards')
      return true
    },
    search() {
      onSearch()
      return true
    },
    help() {
      onHelp()
      return true
    },
  }
  useHotkeys(keymap, (command) => {
    const links = [...(results.current?.querySelectorAll<HTMLElement>('li :is(h2, h3) a') ?? [])]
    const entry = document.activeElement?.closest('li')
    return run[command](
      links,
      links.findIndex((link) => link.closest('li') === entry),
    )
  })
}

/** Returns true even at an end, where the page must not scroll instead. */
function focusEntry(links: readonly HTMLElement[], index: number): boolean {
  const link = links[index]
  if (link) focusRow(link.id)
  return links.length > 0
}

/** How many entries are beside each other. */
function countColumns(links: readonly HTMLElement[]): number {
  const tops = links.map((link) => link.closest('li')?.getBoundingClientRect().top)
  return Math.max(1, tops.filter((top) => top === tops[0]).length)
}

const isMirrored = ([link]: readonly HTMLElement[]) =>
  link !== undefined && getComputedStyle(link).direction === 'rtl'
