import { Suspense, useState, type ComponentType } from 'react'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { Card } from '#web/ui/display/card.tsx'
import { ErrorState } from './error-state.tsx'
import { LoadingRegion, SkeletonText } from './skeleton.tsx'

/**
 * A section of a screen, such as a tab, whose code loads when it first shows. If it cannot load, the section says so and
 * offers to try again.
 */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Section = lazyPart(load, function UnavailableSection(props: Props) {
    const { unreachable } = useTexts(errorsCatalog)
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
    const [isLoading, setLoading] = useState(false)
    if (Loaded) return <Loaded {...props} />
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
