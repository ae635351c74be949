/** The directory of volunteers: how it is ordered, and which hours its filter offers (decision B8). */

export const directoryOrders = ['match', 'relevance', 'recent'] as const
export type DirectoryOrder = (typeof directoryOrders)[number]

/** What an order needs: a project to match with, or words to search for. */
interface Asked {
  hasProject: boolean
  hasSearch: boolean
}

/** The order of a list: the chosen one if it is possible, otherwise the most telling one that is. */
export function decideDirectoryOrder(
  chosen: DirectoryOrder | undefined,
  { hasProject, hasSearch }: Asked,
): DirectoryOrder {
  const isPossible = { match: hasProject, relevance: hasSearch, recent: true }
  const orders = chosen === undefined ? directoryOrders : [chosen, ...directoryOrders]
  return orders.find((order) => isPossible[order]) ?? 'recent'
}

/**
 * How many different volunteers the directory shows to one member a day (UTC), unless a setting says otherwise: more than
 * anyone reads, and far fewer than a copy of a large directory needs.
 */
export const directoryRule = { volunteersADay: 1000 } as const

/** The free hours a week that the filter offers. */
export const offeredFreeHours = [2, 5, 10, 20] as const
