/** Saved projects: the list of them, and saving one. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { listSavedProjects, saveProject, unsaveProject } from '#contract/projects/saved-projects.ts'
import { call } from '#web/lib/calls/api.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { runMutation } from '#web/lib/calls/run-mutation.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { projectsCatalog } from '#web/features/projects/texts/projects-texts.ts'

/** The reader's saved projects, latest first, page by page. */
export function useSavedList() {
  return useEndpointList(listSavedProjects, { query: {} })
}

/** Marks the project in cached data; data without the project stays the same object. */
function markIn(value: unknown, id: string, isSaved: boolean): unknown {
  if (Array.isArray(value)) {
    const marked = value.map((each) => markIn(each, id, isSaved))
    return marked.some((each, index) => each !== value[index]) ? marked : value
  }
  if (typeof value !== 'object' || value === null) return value
  if ('id' in value && value.id === id && 'isSaved' in value && value.isSaved !== null) {
    return { ...value, isSaved }
  }
  const entries = Object.entries(value)
  const marked = entries.map(([key, each]) => [key, markIn(each, id, isSaved)] as const)
  return marked.some(([, each], index) => each !== entries[index]?.[1]) ? Object.fromEntries(marked) : value
}

function markSaved(queryClient: QueryClient, id: string, isSaved: boolean): void {
  queryClient.setQueriesData({ type: 'all' }, (data: unknown) => {
    const marked = markIn(data, id, isSaved)
    // Data that is written counts as fresh, so what stays the same is not.
    return marked === data ? undefined : marked
  })
}

const keyOf = (id: string) => [saveProject.path, id]

/** What the reader chose last of what did not fail; undefined if nothing. */
function findLastChoice(queryClient: QueryClient, id: string): boolean | undefined {
  const sent = queryClient.getMutationCache().findAll({ mutationKey: keyOf(id), exact: true })
  const choice = sent.findLast(({ state }) => state.status !== 'error')?.state.variables
  return typeof choice === 'boolean' ? choice : undefined
}

/**
 * Marks what the reader chose last, which an earlier answer must not undo; also in answers that are still awaited: the
 * server may have given them before the change.
 */
function markLastChoice(queryClient: QueryClient, id: string): void {
  const mark = () => {
    const choice = findLastChoice(queryClient, id)
    if (choice !== undefined) markSaved(queryClient, id, choice)
  }
  mark()
  const fetching = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })
  for (const { promise } of fetching) promise?.then(mark, () => {})
}

/**
 * A function that saves or unsaves a project: it updates immediately wherever the project is shown, and reverts if the server
 * refuses (spec F4, F5, F8). `failed` is the error message.
 */
export function useSaving(id: string, failed: string) {
  const queryClient = useQueryClient()
  const { saved: texts } = useTexts(projectsCatalog)
  const options = {
    mutationKey: keyOf(id),
    // One after the other: the server stores the choice that comes last.
    scope: { id: keyOf(id).join(' ') },
    mutationFn: (isSaved: boolean) => call(isSaved ? saveProject : unsaveProject, { params: { id } }),
    onMutate: () => markLastChoice(queryClient, id),
    onSuccess: (_answer: unknown, isSaved: boolean) => {
      const { title, description } = isSaved ? texts.done : texts.undone
      toast({ title, description, action: { label: texts.undo, onSelect: () => save(!isSaved) } })
      void queryClient.invalidateQueries({ queryKey: [listSavedProjects.path] })
      markLastChoice(queryClient, id)
    },
    onError: (_error: Error, isSaved: boolean) => {
      markSaved(queryClient, id, !isSaved)
      toast({ title: texts.failed.title, description: failed, variant: 'destructive' })
    },
  }
  const save = (isSaved: boolean): void => runMutation(queryClient, options, isSaved)
  return save
}
