import { useRouter } from '@tanstack/react-router'
import { usePageHead } from '#web/lib/page-head.ts'
import { errorsTexts } from '#web/i18n/en/errors.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'

/** Shown in place of a screen that failed to render. */
export function ErrorPage({ reset }: { reset: () => void }) {
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
