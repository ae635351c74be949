/** The id of a screen's list of results, which takes the focus from a skip link and after a filter was removed. */
export const resultsId = 'results'
