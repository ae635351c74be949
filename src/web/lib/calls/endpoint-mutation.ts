/** Mutations made from an endpoint of the contract, with what follows from them: cache, refetches and toasts. */
import { useCallback, useRef } from 'react'
import {
  replaceEqualDeep,
  useMutation,
  useQueryClient,
  type QueryClient,
  type QueryKey,
  type UseMutateAsyncFunction,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query'
import type { Endpoint, EndpointRequest, EndpointResponse } from '#contract/endpoint.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { call } from './api.ts'
import { toastFailure } from './toast-failure.ts'

/** Everything that an endpoint has answered, or what is under a key. */
export type Stale = Pick<Endpoint, 'path'> | QueryKey

export type ToastContent = Parameters<typeof toast>[0]

export type MutationSettings<Data, Variables, Before> = Omit<
  UseMutationOptions<Data, Error, Variables, Before>,
  'mutationFn'
> & {
  /** The key under which the response replaces what is cached. */
  caches?: QueryKey | ((response: Data) => QueryKey)
  /** What is fetched again. */
  invalidates?: readonly Stale[]
  /** After a success, which is the default, or after a failure, too. */
  invalidatesAfter?: 'success' | 'settled'
  /** Whether the mutation is pending until the refetch is done; true by default. */
  awaitsRefetch?: boolean
  /** Fetches that are stopped first, because their answers would undo what `onMutate` shows. */
  cancels?: readonly Stale[]
  /** The toast after a success. */
  done?: ToastContent | ((response: Data, variables: Variables) => ToastContent)
  /** The title of the toast after a failure. */
  failed?: string
}

type BodyOf<E extends Endpoint> = EndpointRequest<E> extends { body: infer Body } ? Body : void

const isKey = (stale: Stale): stale is QueryKey => Array.isArray(stale)

/** Fetches again what is on the screen of all this, the rest as soon as it is shown. */
export async function invalidate(queryClient: QueryClient, stale: readonly Stale[]): Promise<void> {
  await Promise.all(listKeys(stale).map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

const listKeys = (stale: readonly Stale[]) => stale.map((each) => (isKey(each) ? each : [each.path]))

/** A mutation that calls an endpoint; `toRequest` makes the request from what is passed to `mutate`, by default the body. */
export function useEndpointMutation<E extends Endpoint, Variables = BodyOf<E>, Before = unknown>(
  endpoint: E,
  toRequest: (variables: Variables) => EndpointRequest<E>,
  settings: MutationSettings<EndpointResponse<E>, Variables, Before> = {},
) {
  return useCallMutation((variables: Variables) => call(endpoint, toRequest(variables)), settings)
}

/** A mutation that chooses among endpoints. */
export function useCallMutation<Data, Variables = void, Before = unknown>(
  send: (variables: Variables) => Promise<Data>,
  settings: MutationSettings<Data, Variables, Before> = {},
) {
  const queryClient = useQueryClient()
  const { caches, invalidates = [], invalidatesAfter = 'success', awaitsRefetch = true, ...others } = settings
  const { cancels, done, failed, onMutate, onSuccess, onError, onSettled, ...rest } = others
  const refetchAfter = (outcome: typeof invalidatesAfter) => {
    if (outcome !== invalidatesAfter) return undefined
    const refetched = invalidate(queryClient, invalidates)
    return awaitsRefetch ? refetched : undefined
  }
  const mutation = useMutation<Data, Error, Variables, Before>({
    ...rest,
    mutationFn: send,
    ...(onMutate && {
      onMutate: async (...variables) => {
        if (cancels) {
          await Promise.all(listKeys(cancels).map((queryKey) => queryClient.cancelQueries({ queryKey })))
        }
        return onMutate(...variables)
      },
    }),
    onSuccess: async (response, variables, ...context) => {
      if (caches) queryClient.setQueryData(typeof caches === 'function' ? caches(response) : caches, response)
      if (done) toast(typeof done === 'function' ? done(response, variables) : done)
      await onSuccess?.(response, variables, ...context)
      await refetchAfter('success')
    },
    onError: (error, ...context) => {
      if (failed !== undefined) toastFailure(error, failed)
      return onError?.(error, ...context)
    },
    onSettled: async (...outcome) => {
      await onSettled?.(...outcome)
      await refetchAfter('settled')
    },
  })
  return { ...mutation, ...useSentOnce(mutation.mutateAsync) }
}

/**
 * Leaves out a call that repeats the last one while that one is running: a double click sends its second press before the
 * button can show that it is loading. Other calls are all sent.
 */
function useSentOnce<Data, Variables, Before>(
  send: UseMutateAsyncFunction<Data, Error, Variables, Before>,
): Pick<UseMutationResult<Data, Error, Variables, Before>, 'mutate' | 'mutateAsync'> {
  const running = useRef<{ variables: Variables | undefined; answer: Promise<Data> } | null>(null)
  const mutateAsync = useCallback<typeof send>(
    (...given) => {
      const [variables] = given
      const last = running.current
      // Returns the first value if the second equals it.
      if (last && replaceEqualDeep(last.variables, variables) === last.variables) return last.answer
      const own = { variables, answer: send(...given) }
      running.current = own
      const end = () => {
        if (running.current === own) running.current = null
      }
      own.answer.then(end, end)
      return own.answer
    },
    [send],
  )
  const mutate = useCallback(
    (...given: Parameters<typeof send>) => void mutateAsync(...given).catch(() => {}),
    [mutateAsync],
  )
  return { mutate, mutateAsync }
}
