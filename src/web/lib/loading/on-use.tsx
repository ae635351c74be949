import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ComponentType,
} from 'react'
import { toastLoadFailure } from '#web/lib/calls/load-failure.ts'
import { forgetEarlyActions, hasEarlyActions, replayEarlyActions } from './early-actions.ts'
import { useHydrated } from './hydrated.ts'

/** What shows that someone is about to use a part. */
const approaches = ['pointerover', 'pointerdown', 'focusin', 'keydown']
/** What does nothing until the code is there. */
const uses = ['click', 'change', 'submit']

type PartsOnUse<Parts> = {
  /** Loads the code, but not for parts that the server rendered: those wait until they are used. */
  prepare: () => Promise<unknown>
  /** A part in a `div` with these classes. Its props are data and functions. */
  part: <Props extends object>(
    className: string,
    pick: (parts: Parts) => ComponentType<Props>,
  ) => ComponentType<Props>
}

/**
 * Parts of a screen whose code loads when someone is about to use them, because the server rendered them. Until then
 * they stay as they were rendered, with their links; what is done meanwhile is done once the code is there.
 */
export function loadOnUse<Parts extends object>(name: string, load: () => Promise<Parts>): PartsOnUse<Parts> {
  let loaded: Parts | null = null
  let loading: Promise<Parts> | null = null
  let resolve: (parts: Parts) => void
  const whenLoaded = new Promise<Parts>((resolvePromise) => {
    resolve = resolvePromise
  })
  const isBrowser = 'document' in globalThis

  async function loadParts() {
    try {
      loaded = await load()
    } catch (error) {
      // The next use tries again.
      loading = null
      throw error
    }
    resolve(loaded)
    return loaded
  }
  const prepare = () => (loading ??= loadParts())
  const prepareQuietly = () => void prepare().catch(() => {})
  const prepareForUse = () =>
    void prepare().catch(() => {
      forgetEarlyActions()
      toastLoadFailure()
    })

  if (isBrowser) {
    const listen = (types: readonly string[], start: () => void) => {
      for (const type of types)
        document.addEventListener(
          type,
          ({ target }) => {
            if (target instanceof Element && target.closest(`[data-on-use="${name}"]`)) start()
          },
          { capture: true, passive: true },
        )
    }
    listen(approaches, prepareQuietly)
    listen(uses, prepareForUse)
  }

  return {
    prepare: async () => (isBrowser && document.querySelector(`[data-on-use="${name}"]`)) || prepare(),
    part<Props extends object>(className: string, pick: (parts: Parts) => ComponentType<Props>) {
      const Part = lazy(async () => ({ default: pick(await (isBrowser ? whenLoaded : load())) }))
      return function PartOnUse(props: Props) {
        const [isServerRendered] = useState(!useHydrated())
        // Code that is there already shows without waiting.
        const [Shown] = useState(() => (loaded && !isServerRendered ? pick(loaded) : Part))
        const [isReady, setReady] = useState(!isServerRendered)
        const [first] = useState(props)
        const container = useRef<HTMLDivElement>(null)
        // With other props, React would replace what it can't hydrate yet.
        const shown = isReady ? props : first
        const content = useMemo(
          () => (
            <Suspense>
              <Shown {...shown} />
              <Ready onReady={() => setReady(true)} />
            </Suspense>
          ),
          [Shown, shown],
        )
        // Something else changed what it shows, such as a key or Back.
        const isOutdated = !isReady && JSON.stringify(props) !== JSON.stringify(first)
        const isUsed = useEffectEvent(
          () =>
            !isServerRendered ||
            isOutdated ||
            (container.current !== null &&
              (hasEarlyActions(container.current) || container.current.contains(document.activeElement))),
        )
        useEffect(() => {
          if (isUsed()) prepareQuietly()
        }, [isOutdated])
        useEffect(() => {
          if (isReady && container.current) replayEarlyActions(container.current)
        }, [isReady])
        // Opened again, the screen is rendered here.
        useEffect(() => prepareQuietly, [])
        return (
          <div ref={container} className={className} data-on-use={isReady ? undefined : name}>
            {content}
          </div>
        )
      }
    },
  }
}

/** Says that the parts beside it are hydrated or rendered. */
function Ready({ onReady }: { onReady: () => void }) {
  const ready = useEffectEvent(onReady)
  useEffect(() => ready(), [])
  return null
}
