/** Keys of a screen, each a letter or sign without Ctrl, Alt or Command. */
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/**
 * The command of each key: a letter in lower case, with "Shift+" before it if Shift is held, or any other key by its name
 * (`KeyboardEvent.key`).
 */
export type Keymap<Command extends string> = Readonly<Record<string, Command>>

const storageKey = 'bridgeCollective_shortcuts'
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

function nameOf({ key, shiftKey }: KeyboardEvent): string {
  if (key.length > 1) return key
  // With Caps Lock on, letters come as capitals. Signs such as "?" may need Shift.
  const lower = key.toLowerCase()
  return shiftKey && lower !== key.toUpperCase() ? `Shift+${lower}` : lower
}

/**
 * Runs the commands of a screen's keys. `run` returns whether it did something, and then the browser does nothing. Returns
 * whether the keys are on. With `everywhere`, keys of all screens, which a screen's own come before.
 */
export function useHotkeys<Command extends string>(
  keymap: Keymap<Command>,
  run: (command: Command, target: Element) => boolean,
  { everywhere = false } = {},
): boolean {
  const isOn = useAreHotkeysOn()
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (!(target instanceof Element) || target.closest(ownKeys)) return
    if (document.querySelector(modal)) return
    const name = nameOf(event)
    const command = Object.hasOwn(keymap, name) ? keymap[name] : undefined
    // Enter, Escape and arrows stay when the keys are off: they are no characters.
    if (command === undefined || (!isOn && event.key.length === 1)) return
    if (run(command, target)) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: Event) => {
      if (event instanceof KeyboardEvent) onKeyDown(event)
    }
    // An event reaches the document before the window.
    const at = everywhere ? window : document
    at.addEventListener('keydown', listener)
    return () => at.removeEventListener('keydown', listener)
  }, [everywhere])
  return isOn
}
