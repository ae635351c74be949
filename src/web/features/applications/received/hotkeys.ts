/** The keys of this screen, each a letter or sign without Ctrl, Alt or Command. */
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

export const hotkeys = {
  next: 'J',
  previous: 'K',
  select: 'X',
  accept: 'A',
  decline: 'D',
  shortlist: 'S',
  message: 'M',
  search: '/',
  help: '?',
} as const

export type Command = keyof typeof hotkeys | 'range' | 'enter' | 'escape' | 'down' | 'up'

const storageKey = 'bridgeCollective_applicantShortcuts'
const listeners = new Set<() => void>()

function areOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

/** Switches the keys on or off on this device: people who dictate can press them by accident (WCAG 2.1.4). */
export function switchHotkeys(isOn: boolean): void {
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off')
  } catch {
    // Without storage they stay on.
  }
  for (const listener of listeners) listener()
}

/** Whether the keys are on. */
export function useAreHotkeysOn(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    areOn,
    () => true,
  )
}

/** Where keys belong to what has the focus: fields, and whatever is open above the screen. */
const ownKeys =
  'textarea, select, input:not([type=checkbox]), [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]'
/** Anything that is open over the whole screen takes the keys, wherever the focus is. */
const modal = '[role=dialog][data-state=open], [role=alertdialog][data-state=open]'

const named: Readonly<Record<string, Command>> = {
  Enter: 'enter',
  Escape: 'escape',
  ArrowDown: 'down',
  ArrowUp: 'up',
  j: 'next',
  k: 'previous',
  x: 'select',
  a: 'accept',
  d: 'decline',
  s: 'shortlist',
  m: 'message',
  '/': 'search',
  '?': 'help',
}

function readCommand({ key, shiftKey }: KeyboardEvent): Command | undefined {
  if (shiftKey && key.toLowerCase() === 'x') return 'range'
  // With Caps Lock on, keys come as capitals.
  const name = key.length === 1 && !shiftKey ? key.toLowerCase() : key
  return Object.hasOwn(named, name) ? named[name] : undefined
}

/** Runs commands of the keyboard; `run` returns whether it did something, and then the browser does nothing. */
export function useHotkeys(isOn: boolean, run: (command: Command, event: KeyboardEvent) => boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (!(event.target instanceof Element) || event.target.closest(ownKeys)) return
    if (document.querySelector(modal)) return
    const command = readCommand(event)
    // Enter, Escape and arrows stay when the keys are off: they are no characters.
    if (command === undefined || (!isOn && event.key.length === 1)) return
    if (run(command, event)) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
