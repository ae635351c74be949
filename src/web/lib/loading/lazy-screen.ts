import { lazyRouteComponent, type AsyncRouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { withTexts, type TextsLoaders } from '#web/lib/language/language.ts'
import { OfflineScreen } from './offline-screen.tsx'

type Screen = () => ReactNode

/**
 * A check instead of a type of the module: what a screen returns may depend on the types of all routes, which depend on
 * this.
 */
const isScreen = (value: unknown): value is Screen => typeof value === 'function'

/**
 * The component of a route, whose code and texts load when the route is opened or about to be. Without a connection, an
 * error takes its place: the router would open the page again, which leaves only the browser's own error. If a release
 * replaced the code, opening it again is right. The build adds `texts`.
 */
export function lazyScreen<Module extends Record<string, unknown>>(
  load: () => Promise<Module>,
  name: keyof Module,
  texts?: TextsLoaders,
): AsyncRouteComponent<object> {
  return lazyRouteComponent(async () => ({ Screen: await loadScreen(load, { name, texts }) }), 'Screen')
}

async function loadScreen<Module extends Record<string, unknown>>(
  load: () => Promise<Module>,
  { name, texts }: { name: keyof Module; texts: TextsLoaders | undefined },
): Promise<Screen> {
  try {
    const { [name]: screen } = await withTexts(load(), texts)
    if (isScreen(screen)) return screen
  } catch (error) {
    if (navigator.onLine) throw error
  }
  return OfflineScreen
}
