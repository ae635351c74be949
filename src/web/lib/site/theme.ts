import { useSyncExternalStore } from 'react'
import { chosenThemes, themeCookie } from '#contract/page.ts'

export const themes = ['system', ...chosenThemes] as const
export type Theme = (typeof themes)[number]

const year = 365 * 24 * 60 * 60
const listeners = new Set<() => void>()

/** The theme chosen on this device; the system's until one is chosen. */
export function loadTheme(): Theme {
  const chosen = document.documentElement.dataset['theme']
  return themes.find((theme) => theme === chosen) ?? 'system'
}

/** Applies a theme immediately and stores it on this device, if the browser allows that. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  // A cookie, so that the server can write the theme into the page and no script has to run before the first paint.
  const stored = theme === 'system' ? 0 : year
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${themeCookie}=${theme}; Path=/; Max-Age=${stored}; SameSite=Lax${secure}`
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The chosen theme, updated when it changes, and a function to choose another. */
export function useTheme(): { theme: Theme; chooseTheme: (theme: Theme) => void } {
  return { theme: useSyncExternalStore(subscribe, loadTheme, () => 'system'), chooseTheme }
}
