/** Whether the page still stands as the server drew it; its answers are as fresh as the page then. */
let isAsDrawn = 'document' in globalThis ? false : true

/** Says that the page came drawn, before it is taken over. */
export function beginAsDrawn(): void {
  isAsDrawn = true
}

/** Says that the visitor went on: from now on what is known is asked for again. */
export function endAsDrawn(): void {
  isAsDrawn = false
}

/** For `refetchOnMount`: what is known shows at once and is asked for again, unless it has just come with the page. */
export function refreshUnlessDrawn(query: { state: { isInvalidated: boolean } }): 'always' | false {
  return isAsDrawn && !query.state.isInvalidated ? false : 'always'
}
