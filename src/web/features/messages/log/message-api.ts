import { useQueryClient } from '@tanstack/react-query'
import {
  deleteMessage,
  editMessage,
  reportMessage,
  uploadAttachment,
  type Message,
} from '#contract/messages/messages.ts'
import { useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { messagingCatalog } from '#web/features/messages/texts/messaging-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { cacheMessage } from '#web/features/messages/cache.ts'

/** Edits the text of one's own message. */
export function useEditMessage({ id, version }: Pick<Message, 'id' | 'version'>) {
  const queryClient = useQueryClient()
  return useEndpointMutation(
    editMessage,
    (content: string) => ({ params: { id }, body: { content, version } }),
    { onSuccess: (message) => cacheMessage(queryClient, message) },
  )
}

/** Removes the text and files of one's own message. */
export function useDeleteMessage(id: string) {
  const queryClient = useQueryClient()
  return useEndpointMutation(deleteMessage, () => ({ params: { id } }), {
    onSuccess: (message) => cacheMessage(queryClient, message),
  })
}

/** Reports a message to administrators. The toasts come even if the dialog was closed meanwhile. */
export function useReportMessage(message: Message) {
  const queryClient = useQueryClient()
  const { done, failed } = useTexts(messagingCatalog).report
  const params = { id: message.id }
  return useEndpointMutation(reportMessage, (body) => ({ params, body }), {
    done,
    failed,
    onSuccess: () => cacheMessage(queryClient, { ...message, hasReported: true }),
  })
}

/** Uploads a file for an unsent message. */
export function useUploadAttachment(id: string) {
  return useEndpointMutation(uploadAttachment, (file: File) => ({
    params: { id },
    query: { name: file.name },
    file,
  }))
}
