import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  deleteMessage,
  editMessage,
  reportMessage,
  uploadAttachment,
  type Message,
  type newMessageReport,
} from '#contract/messages/messages.ts'
import type { z } from '#contract/zod.ts'
import { call } from '#web/lib/api.ts'
import { cacheMessage } from '#web/features/messages/cache.ts'

/** Changes the words of a message of one's own. */
export function useEditMessage({ id, version }: Pick<Message, 'id' | 'version'>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (content: string) => call(editMessage, { params: { id }, body: { content, version } }),
    onSuccess: (message) => cacheMessage(queryClient, message),
  })
}

/** Takes the words and files of a message of one's own away. */
export function useDeleteMessage(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(deleteMessage, { params: { id } }),
    onSuccess: (message) => cacheMessage(queryClient, message),
  })
}

/** Asks administrators to look at a message. */
export function useReportMessage(id: string) {
  return useMutation({
    mutationFn: (body: z.input<typeof newMessageReport>) => call(reportMessage, { params: { id }, body }),
  })
}

/** Sends a file for a message to come. */
export function useUploadAttachment(id: string) {
  return useMutation({
    mutationFn: (file: File) => call(uploadAttachment, { params: { id }, query: { name: file.name }, file }),
  })
}
