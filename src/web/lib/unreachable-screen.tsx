import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
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
  return function UnreachableScreen() {
    const [Loaded, setLoaded] = useState<Screen | null>(null)
    const [isTrying, setTrying] = useState(false)
    const tryAgain = () => {
      setTrying(true)
      load().then(
        (screen) => setLoaded(() => screen),
        () => setTrying(false),
      )
    }
    const online = useOnline()
    const followConnection = useEffectEvent(tryAgain)
    useEffect(() => followConnection(), [online])
    return Loaded ? <Loaded /> : <Unreachable retrying={isTrying} onRetry={tryAgain} />
  }
}

function Unreachable(props: { retrying: boolean; onRetry: () => void }) {
  usePageHead({ title: useTexts(errorsCatalog).title })
  return (
    <div className="page-width py-16">
      <ErrorState as="h1" {...props} />
    </div>
  )
}
