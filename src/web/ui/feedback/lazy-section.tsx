import { Suspense, useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { lazyOr } from '#web/lib/loading/lazy-part.ts'
import type { Preparable } from '#web/lib/loading/prepared.ts'
import { openAgain } from '#web/lib/calls/load-failure.ts'
import { useOnline } from '#web/lib/browser/online.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Card } from '#web/ui/display/card.tsx'
import { ErrorState } from './error-state.tsx'
import { LoadingRegion, SkeletonText } from './skeleton.tsx'

/**
 * A section of a screen, such as a tab, whose code loads when it first shows; if it was prepared, it shows immediately. If
 * it cannot load, the section says so and offers to try again, or with a connection to open the page again: a release has
 * probably replaced the code.
 */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & Preparable {
  let prepared: ComponentType<Props> | null = null
  const loadAndKeep = async () => (prepared ??= await load())
  const Section = lazyOr(loadAndKeep, function UnavailableSection(props: Props) {
    const { unreachable, replaced, reload } = useTexts(errorsCatalog)
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
    const [isLoading, setLoading] = useState(false)
    const isOnline = useOnline()
    const retry = async () => {
      setLoading(true)
      try {
        const component = await loadAndKeep()
        setLoaded(() => component)
      } catch {
        // It still says so.
      }
      setLoading(false)
    }
    const retryNow = useEffectEvent(retry)
    useEffect(() => {
      if (isOnline) void retryNow()
    }, [isOnline])
    if (Loaded) return <Loaded {...props} />
    if (isOnline && !isLoading) return <ErrorState text={replaced} onRetry={openAgain} retryText={reload} />
    return <ErrorState title={unreachable} onRetry={() => void retry()} retrying={isLoading} />
  })
  function LazySection(props: Props) {
    // A section that is waiting already stays, so that React does not replace it.
    const [Shown] = useState(() => prepared ?? Section)
    return (
      <Suspense
        fallback={
          <LoadingRegion>
            <Card padding="lg">
              <SkeletonText lines={5} />
            </Card>
          </LoadingRegion>
        }
      >
        <Shown {...props} />
      </Suspense>
    )
  }
  return Object.assign(LazySection, {
    prepare: async () => {
      try {
        await loadAndKeep()
      } catch {
        // It says so once it shows.
      }
    },
    isPrepared: () => prepared !== null,
  })
}
