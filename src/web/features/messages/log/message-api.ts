import { useQueryClient } from '@tanstack/react-query'
import {
  deleteMessage,
  editMessage,
  reportMessage,
  uploadAttachment,
  type Message,
} from '#contract/messages/messages.ts'
import { useEndpointMutation } from '#web/lib/endpoint-mutation.ts'
import { cacheMessage } from '#web/features/messages/cache.ts'

/** Changes the words of a message of one's own. */
export function useEditMessage({ id, version }: Pick<Message, 'id' | 'version'>) {
  const queryClient = useQueryClient()
  return useEndpointMutation(
    editMessage,
    (content: string) => ({ params: { id }, body: { content, version } }),
    { onSuccess: (message) => cacheMessage(queryClient, message) },
  )
}

/** Takes the words and files of a message of one's own away. */
export function useDeleteMessage(id: string) {
  const queryClient = useQueryClient()
  return useEndpointMutation(deleteMessage, () => ({ params: { id } }), {
    onSuccess: (message) => cacheMessage(queryClient, message),
  })
}

/** Asks administrators to look at a message. */
export function useReportMessage(id: string) {
  return useEndpointMutation(reportMessage, (body) => ({ params: { id }, body }))
}

/** Sends a file for a message to come. */
export function useUploadAttachment(id: string) {
  return useEndpointMutation(uploadAttachment, (file: File) => ({
    params: { id },
    query: { name: file.name },
    file,
  }))
}
