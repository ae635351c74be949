/** Whether the page still stands as the server drew it; its answers are as fresh as the page then. */
let isServerRendered = 'document' in globalThis ? false : true

/** Says that the page came drawn, before it is taken over. */
export function markServerRendered(): void {
  isServerRendered = true
}

/** Says that the visitor went on: from now on what is known is asked for again. */
export function clearServerRendered(): void {
  isServerRendered = false
}

/** For `refetchOnMount`: what is known shows at once and is asked for again, unless it has just come with the page. */
export function refetchUnlessServerRendered(query: { state: { isInvalidated: boolean } }): 'always' | false {
  return isServerRendered && !query.state.isInvalidated ? false : 'always'
}
