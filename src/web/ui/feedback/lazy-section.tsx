import { Suspense, useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { lazyOr } from '#web/lib/loading/lazy-part.ts'
import { openAgain } from '#web/lib/calls/load-failure.ts'
import { useOnline } from '#web/lib/browser/online.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Card } from '#web/ui/display/card.tsx'
import { ErrorState } from './error-state.tsx'
import { LoadingRegion, SkeletonText } from './skeleton.tsx'

/**
 * A section of a screen, such as a tab, whose code loads when it first shows. If it cannot load, the section says so and
 * offers to try again, or with a connection to open the page again: a release has probably replaced the code.
 */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Section = lazyOr(load, function UnavailableSection(props: Props) {
    const { unreachable, replaced, reload } = useTexts(errorsCatalog)
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
    const [isLoading, setLoading] = useState(false)
    const isOnline = useOnline()
    const retry = async () => {
      setLoading(true)
      try {
        const component = await load()
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
  return function LazySection(props: Props) {
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
        <Section {...props} />
      </Suspense>
    )
  }
}
