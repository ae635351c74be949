import { useState } from 'react'
import { imageLimits } from '#contract/limits.ts'
import { problems } from '#contract/problems.ts'
import type { Attachment } from '#contract/messages/attachments.ts'
import { maxMessageFiles } from '#domain/messages/messaging.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { errorsTexts } from '#web/i18n/en/errors.ts'
import { messagingTexts } from '#web/i18n/en/messaging.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { useUploadAttachment } from '#web/features/messages/log/message-api.ts'

export const attachmentTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp']

const { composer: texts } = messagingTexts

/** The attachments of an unsent message; each is uploaded when it is chosen. */
export function useAttachments(conversationId: string, initial: readonly Attachment[]) {
  const [attached, setAttached] = useState(initial)
  /** Names of files that are uploading. */
  const [sending, setSending] = useState<readonly string[]>([])
  const upload = useUploadAttachment(conversationId)

  const refuse = (file: File, description: string) =>
    toast({ title: texts.attachFailed(file.name), description, variant: 'destructive' })

  async function send(file: File) {
    if (file.size > imageLimits.bytes) return refuse(file, problems.file_too_large[1])
    if (!attachmentTypes.includes(file.type)) return refuse(file, problems.not_a_document[1])
    setSending((names) => [...names, file.name])
    try {
      const sent = await upload.mutateAsync(file)
      setAttached((files) => [...files, sent])
    } catch (error) {
      refuse(file, messageOf(error, errorsTexts.unreachable))
    } finally {
      setSending((names) => names.toSpliced(names.indexOf(file.name), 1))
    }
    return undefined
  }
  /** Adds chosen, dropped or pasted files, up to the limit. */
  function add(files: readonly File[]) {
    const room = maxMessageFiles - attached.length - sending.length
    if (files.length > room) toast({ title: texts.tooMany(maxMessageFiles), variant: 'destructive' })
    for (const file of files.slice(0, Math.max(room, 0))) void send(file)
  }
  return {
    attached,
    sending,
    add,
    remove: (id: string) => setAttached((files) => files.filter((one) => one.id !== id)),
    clear: () => setAttached([]),
  }
}
