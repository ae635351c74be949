import { lazyRouteComponent } from '@tanstack/react-router'
import { withTexts } from './language.ts'

/** The component of a route, whose code and texts load when the route is opened or about to be. */
export const lazyScreen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => withTexts(load()), name)
