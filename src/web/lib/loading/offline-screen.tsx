import { useEffect } from 'react'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { useOnline } from '#web/lib/browser/online.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { reloadPage } from '#web/lib/drafts/reload-page.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** In place of a screen whose code couldn't load offline: opens the page again once there is a connection. */
export function OfflineScreen() {
  usePageHead({ title: useTexts(errorsCatalog).title })
  const online = useOnline()
  const open = () => {
    if (navigator.onLine) reloadPage()
  }
  useEffect(open, [online])
  return (
    <div className="page-width py-16">
      <ErrorState as="h1" onRetry={open} />
    </div>
  )
}
