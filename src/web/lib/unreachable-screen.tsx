import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx'
import { useOnline } from './online.ts'
import { usePageHead } from './page-head.ts'
import { errorsCatalog } from './texts/errors-texts.ts'
import { useTexts } from './texts.ts'

type Screen = () => ReactNode

/**
 * In place of a screen whose code couldn't load: tries again when it is opened, when the connection returns and when
 * asked to, and shows the screen once its code is there.
 */
export function makeUnreachableScreen(load: () => Promise<Screen>): Screen {
  let Loaded: Screen | null = null
  return function UnreachableScreen() {
    const [state, setState] = useState<'loading' | 'failed' | 'loaded'>(Loaded ? 'loaded' : 'loading')
    const online = useOnline()
    const tryAgain = async () => {
      try {
        Loaded ??= await load()
        setState('loaded')
      } catch {
        setState('failed')
      }
    }
    const followConnection = useEffectEvent(() => void tryAgain())
    useEffect(() => followConnection(), [online])
    if (Loaded && state === 'loaded') return <Loaded />
    if (state === 'loading') return <LoadingScreen />
    return (
      <Failed
        onRetry={() => {
          setState('loading')
          void tryAgain()
        }}
      />
    )
  }
}

function Failed({ onRetry }: { onRetry: () => void }) {
  usePageHead({ title: useTexts(errorsCatalog).title })
  return (
    <div className="page-width py-16">
      <ErrorState as="h1" onRetry={onRetry} />
    </div>
  )
}
