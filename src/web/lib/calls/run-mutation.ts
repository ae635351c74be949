import type { MutationKey, MutationOptions, QueryClient } from '@tanstack/react-query'

/**
 * Runs a mutation whose progress nothing on the screen shows: without the hook, which visitors' first pages need for
 * nothing else. Leaves it out if it repeats the last one with the same key while that one is running, as a double click
 * does.
 */
export function runMutation<Data, Variables>(
  queryClient: QueryClient,
  options: MutationOptions<Data, Error, Variables> & { mutationKey: MutationKey },
  variables: Variables,
): void {
  const mutations = queryClient.getMutationCache()
  const running = mutations.findAll({ mutationKey: options.mutationKey, exact: true, status: 'pending' })
  if (running.length > 0 && running.at(-1)?.state.variables === variables) return
  // `onError` shows the failure.
  void mutations
    .build(queryClient, options)
    .execute(variables)
    .catch(() => {})
}
