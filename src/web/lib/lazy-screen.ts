import { lazyRouteComponent } from '@tanstack/react-router'
import { withTexts } from './language.ts'

/** The component of a route, whose code and texts load when the route is opened or about to be. */
export const lazyScreen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => loadOnline(() => withTexts(load())), name)

/**
 * Offline, it waits for the connection: the banner says so, and the menu works. The router would open the page again,
 * which leaves only the browser's own error.
 */
const loadOnline = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return loadOnline(load)
  }
}
