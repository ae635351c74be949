import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/**
 * A part of the frame whose code comes later. Where it cannot be had, as without a network or after a release replaced the
 * file, the fallback takes its place: the screen and what was typed there stay.
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
