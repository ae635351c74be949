import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/**
 * A part of the layout whose code loads later. If it cannot load (offline, or a release replaced the file), the
 * fallback renders instead: the screen and what was typed there stay.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: fallback }),
    ),
  )
}
