import {
  createElement,
  lazy,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type LazyExoticComponent,
} from 'react'
import { useOnline } from '#web/lib/browser/online.ts'

/**
 * What loads later. If it cannot load (offline, or a release replaced the file), the fallback renders instead, which
 * decides when to try again: the screen and what was typed there stay.
 */
export function lazyOr<Props extends object>(
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

/** The same for a part of the layout, which loads again whenever it is shown again or the connection is back. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazyOr(load, function UnavailablePart(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
    const isOnline = useOnline()
    const tryAgain = useEffectEvent(() => load().then((component) => setLoaded(() => component)))
    useEffect(() => {
      // The fallback stays.
      if (isOnline) tryAgain().catch(() => {})
    }, [isOnline])
    return createElement(Loaded ?? fallback, props)
  })
}
