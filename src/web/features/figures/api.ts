import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { getFigures } from '#contract/figures.ts'
import { call } from '#web/lib/api.ts'
import { refreshUnlessDrawn } from '#web/lib/as-drawn.ts'

const figures = queryOptions({
  queryKey: [getFigures.path],
  queryFn: (asked) => call(getFigures, {}, asked),
  refetchOnMount: refreshUnlessDrawn,
})

/** The counted figures of the platform; null where the content file's are shown. */
export function useFigures() {
  return useQuery(figures).data?.counted ?? null
}

/** Reads the figures before the screen is drawn. */
export async function readFigures(queryClient: QueryClient): Promise<void> {
  await queryClient.query(figures)
}
