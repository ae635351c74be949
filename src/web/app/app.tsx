import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider, type AnyRouter } from '@tanstack/react-router'
import { StrictMode, useEffect } from 'react'
import { settingsOf } from '#contract/i18n/languages.ts'
import { useSession } from '#web/features/accounts/session.ts'
import type { Site } from '#web/lib/site/site.ts'
import { SiteProvider } from '#web/lib/site/site-provider.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx'
import { UiProviders } from '#web/ui/ui-providers.tsx'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

export type AppProps = {
  queryClient: QueryClient
  router: AnyRouter
  site: Site
  onReady?: () => void
}

/**
 * The whole interface: the same tree in the browser and on the server. `onReady` is called once React has rendered or
 * hydrated the page.
 */
export function App({ queryClient, router, site, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady])
  return (
    <StrictMode>
      <SiteProvider site={site}>
        <QueryClientProvider client={queryClient}>
          <UiProviders direction={settingsOf(site.language).direction}>
            <Screens router={router} />
          </UiProviders>
        </QueryClientProvider>
      </SiteProvider>
    </StrictMode>
  )
}

function Screens({ router }: Pick<AppProps, 'router'>) {
  const errorsTexts = useTexts(errorsCatalog)
  const { isPending, isError, isFetching, refetch } = useSession()
  if (isPending) return <LoadingScreen />
  if (isError) {
    return (
      <ErrorState
        as="h1"
        title={errorsTexts.userFailed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  return <RouterProvider router={router} />
}
