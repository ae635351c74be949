/** The server's entry point to the interface: renders the same screens with the same router. */
import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, rootRouteId } from '@tanstack/react-router'
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'
import { isDateDayFirst, setDateOrder } from '#contract/i18n/date-order.ts'
import { getSiteName, setSiteName } from '#contract/i18n/site-name.ts'
import type { FindBrowserScreen, RenderServerPage, PageHead, RenderFallbackShell } from '#contract/page.ts'
import { setCachedUser } from '#web/features/accounts/session.ts'
import type { Transport } from '#web/lib/calls/api.ts'
import { emptySite, SiteContext } from '#web/lib/site/site.ts'
import { createQueryClient } from '#web/lib/calls/query.ts'
import { App, type AppProps } from './app.tsx'
import { PageShell } from '#web/layouts/page-shell.tsx'
import { browserScreens, chooseHeading, findHeading, findPageData, missingPage } from './page-data.ts'
import { makeRouter } from './routes.tsx'

export const renderSsrPage: RenderServerPage = async ({ href, user, at, ask, takeSite, year, language }) => {
  // Whatever the address, they are shown a question with buttons, which do nothing before the code is there.
  if (user?.deletionDueAt) return null
  const transport: Transport = async (path) => {
    const { status, headers, text } = await ask(path)
    return new Response(text, { status, headers })
  }
  const queryClient = createQueryClient({ onSignedOut: () => {}, transport })
  setCachedUser(queryClient, user)
  const router = createSsrRouter(queryClient, href)
  await router.load()
  const screen = router.state.matches.at(-1)
  if (!screen) return null
  const { params, search } = screen
  const page = screen.routeId === rootRouteId ? missingPage : findPageData(screen.fullPath)
  const status = await page?.load({ queryClient, params, search })
  if (!page || !status) return null
  // The session is sent separately with every document, so it is left out here.
  const answers = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ queryKey }) => queryKey[0] !== '/api/user',
  })
  const render = async () => {
    const heads: PageHead[] = []
    const onHead = (head: PageHead) => heads.push(head)
    const settings = takeSite()
    setSiteName(settings.name)
    setDateOrder(settings)
    const site = { ...settings, year, language, renderedAt: at, onHead }
    const markup = await renderMarkup({ queryClient, router, site })
    return { settings, markup, head: heads.at(-1) }
  }
  let rendered = await render()
  // Both are of the process: while this page waited for its parts, another one may have begun with newer ones.
  const isCurrent = ({ name, isDayFirst }: typeof rendered.settings) =>
    name === getSiteName() && isDayFirst === isDateDayFirst()
  while (!isCurrent(rendered.settings)) rendered = await render()
  const { settings: site, markup, head } = rendered
  if (!head) throw new Error('the page did not say what it is')
  return { status, screen: page.screen, markup, head, answers, site }
}

export const findBrowserScreen: FindBrowserScreen = (path, user) => {
  // Someone who is leaving sees only the page about that.
  const screen = user && !user.deletionDueAt && browserScreens[path]
  if (!screen) return null
  return { module: screen.module, heading: chooseHeading(screen.headings ?? [], user) }
}

export const renderShell: RenderFallbackShell = (language, site, name) => {
  setSiteName(site.name)
  setDateOrder(site)
  const heading = findHeading(name)
  return renderToStaticMarkup(
    <SiteContext value={{ ...emptySite, ...site, language }}>
      <PageShell heading={heading && { ...heading, title: <heading.Heading /> }} />
    </SiteContext>,
  )
}

/** Opens the router at the canonical form of the address; the browser corrects its own URL after hydration. */
function createSsrRouter(queryClient: QueryClient, href: string) {
  const createRouterAt = (address: string) =>
    makeRouter(queryClient, createMemoryHistory({ initialEntries: [address] }))
  const router = createRouterAt(href)
  const asWritten = { search: true, params: true, hash: true, _includeValidateSearch: true } as const
  const { publicHref } = router.buildLocation({ to: router.latestLocation.pathname, ...asWritten })
  return publicHref === router.latestLocation.publicHref ? router : createRouterAt(publicHref)
}

/** Renders the whole tree. An error in any part is thrown, not left for the browser to handle. */
async function renderMarkup(props: AppProps): Promise<string> {
  const failures: unknown[] = []
  const stream = await renderToReadableStream(<App {...props} />, {
    onError: (error) => {
      failures.push(error)
    },
    // Streaming parts later would need inline scripts, which the content security policy blocks.
    progressiveChunkSize: Infinity,
  })
  await stream.allReady
  const markup = await new Response(stream).text()
  if (failures.length > 0) throw failures[0]
  return markup
}
