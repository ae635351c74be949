import { useRouter } from '@tanstack/react-router'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'

/** Shown in place of a screen that failed to render. */
export function ErrorPage({ reset }: { reset: () => void }) {
  const errorsTexts = useTexts(errorsCatalog)
  const router = useRouter()
  usePageHead({ title: errorsTexts.title })
  return (
    <div className="page-width py-16">
      <ErrorState
        as="h1"
        onRetry={() => {
          reset()
          void router.invalidate()
        }}
      />
    </div>
  )
}
