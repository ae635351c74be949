import { useEffect, useRef } from 'react'
import { registerRunsCatalog } from '#web/features/administration/texts/register-runs-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { LoadCommand } from './load-command.tsx'
import { LoadForm } from './load-form.tsx'
import { RegisterRunCard } from './register-run.tsx'
import { useRegisterRun } from './register-runs-api.ts'

/** Loading newer files from the screen: choosing and checking them, then loading them. */
export function LoadRegisters() {
  const texts = useTexts(registerRunsCatalog)
  const { data, isError, isFetching, refetch, version, isLeft, isBusy } = useRegisterRun()
  const heading = useRef<HTMLHeadingElement>(null)
  const hasActed = useRef(false)
  const onAct = (isActing: boolean) => {
    hasActed.current = isActing
  }
  // What the reader pressed goes away when the run's state changes.
  useEffect(() => {
    if (!hasActed.current) return
    hasActed.current = false
    heading.current?.focus()
  }, [version])
  return (
    <section aria-labelledby="load-registers" className="mt-10 grid grid-cols-1 gap-4">
      <div>
        <h2 id="load-registers" className="text-xl">
          {texts.title}
        </h2>
        <p className="text-muted measure mt-1 text-sm">{texts.intro}</p>
      </div>
      {data ? (
        <>
          {data.run && <RegisterRunCard run={data.run} isLeft={isLeft} heading={heading} onAct={onAct} />}
          {/* Only hidden: after a refusal, all that was chosen and set is still there. */}
          <div hidden={isBusy}>
            <LoadForm area={data} onAct={onAct} />
          </div>
          <LoadCommand />
        </>
      ) : isError ? (
        <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LoadingRegion>
          <Skeleton className="h-56 rounded-lg" />
        </LoadingRegion>
      )}
    </section>
  )
}
