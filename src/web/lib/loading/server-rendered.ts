/** Whether the page is still as the server rendered it, so its data is as fresh as the page. */
let isServerRendered = 'document' in globalThis ? false : true

/** Marks the page as server-rendered, before hydration. */
export function markServerRendered(): void {
  isServerRendered = true
}

/** Called when the visitor navigates: from now on, cached data is refetched. */
export function clearServerRendered(): void {
  isServerRendered = false
}

/** For `refetchOnMount`: shows cached data immediately and refetches it, unless it just came with the page. */
export function refetchUnlessServerRendered(query: { state: { isInvalidated: boolean } }): 'always' | false {
  return isServerRendered && !query.state.isInvalidated ? false : 'always'
}
