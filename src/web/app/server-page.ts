/** How the server loads what a screen shows before it renders it. */
import type { QueryClient } from '@tanstack/react-query'
import type { ServerRenderedPage } from '#contract/page.ts'
import type { ParamsOf, ScreenPath, SearchOf } from '#web/lib/navigation/screen-search.ts'

type Request<Params, Search> = { queryClient: QueryClient; params: Params; search: Search }

type Page<Params, Search> = {
  /**
   * The screen's module, relative to `src/web`, so that the document can preload its code. Null if the page has none.
   */
  screen: string | null
  /**
   * Loads what the screen shows and returns the page's status, or null if the browser should render the page for this
   * visitor.
   */
  load(request: Request<Params, Search>): Promise<ServerRenderedPage['status'] | null>
}

/** The page of whichever route matched. */
export type ServerPage = Page<Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>>

/** The page of the route at a path. */
export type ServerPageAt<Path extends ScreenPath> = Page<ParamsOf<Path>, SearchOf<Path>>

/** A slice's server-rendered pages, by the paths of their routes. */
export type ServerPages = { [Path in ScreenPath]?: ServerPageAt<Path> }

/** The status of a page that exists only if something was found. */
export const foundIf = (isFound: boolean) => (isFound ? 200 : 404)
