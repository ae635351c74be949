/** An organization's saved replies. */
import {
  changeSavedReply,
  createSavedReply,
  listSavedReplies,
  removeSavedReply,
} from '#contract/applications/saved-replies.ts'
import type { EndpointRequest } from '#contract/endpoint.ts'
import { keyOf } from '#web/lib/calls/api.ts'
import { useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'

/** The replies, by name. */
export function useSavedReplies(organizationId: string) {
  return useEndpointQuery(listSavedReplies, { params: { id: organizationId } })
}

/** Saves, changes and removes replies. */
export function useSavedReplyMutations(organizationId: string) {
  const params = { id: organizationId }
  const settings = { invalidates: [keyOf(listSavedReplies, { params })] }
  type Change = EndpointRequest<typeof changeSavedReply>['body'] & { id: string }
  return {
    create: useEndpointMutation(
      createSavedReply,
      (body: EndpointRequest<typeof createSavedReply>['body']) => ({ params, body }),
      settings,
    ),
    change: useEndpointMutation(
      changeSavedReply,
      ({ id, ...body }: Change) => ({ params: { id }, body }),
      settings,
    ),
    remove: useEndpointMutation(removeSavedReply, (id: string) => ({ params: { id } }), settings),
  }
}
