import './main.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { CurrentUserContext } from '#web/lib/session/current-user.ts'
import { loadOwnTexts } from '#web/lib/language/language.ts'
import { emptySite, SiteContext } from '#web/lib/site/site.ts'
import { UiProviders } from '#web/ui/ui-providers.tsx'
import { Gallery } from './gallery.tsx'

const router = createRouter({ routeTree: createRootRoute() })

async function start() {
  await loadOwnTexts()
  const container = document.getElementById('root')
  if (!container) throw new Error('nowhere to show the gallery')
  createRoot(container).render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={router}>
        <SiteContext value={emptySite}>
          <CurrentUserContext value="gallery">
            <UiProviders direction="ltr">
              <Gallery />
            </UiProviders>
          </CurrentUserContext>
        </SiteContext>
      </RouterContextProvider>
    </QueryClientProvider>,
  )
}

void start()
