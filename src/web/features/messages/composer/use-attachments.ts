import { useState } from 'react'
import { imageLimits } from '#contract/limits.ts'
import { screenProblemsCatalog } from '#contract/texts/screen-problems-texts.ts'
import type { Attachment } from '#contract/messages/attachments.ts'
import { maxMessageFiles } from '#domain/messages/messaging.ts'
import { messageOf } from '#web/lib/calls/api-error.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { messagingCatalog } from '#web/features/messages/texts/messaging-texts.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useUploadAttachment } from '#web/features/messages/log/message-api.ts'

export const attachmentTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp']

/** The attachments of an unsent message; each is uploaded when it is chosen. */
export function useAttachments(conversationId: string, initial: readonly Attachment[]) {
  const errorsTexts = useTexts(errorsCatalog)
  const problemsTexts = useTexts(screenProblemsCatalog)
  const { composer: texts } = useTexts(messagingCatalog)
  const [attached, setAttached] = useState(initial)
  /** Names of files that are uploading. */
  const [sending, setSending] = useState<readonly string[]>([])
  const upload = useUploadAttachment(conversationId)

  const refuse = (file: File, description: string) =>
    toast({ title: texts.attachFailed({ name: file.name }), description, variant: 'destructive' })

  async function send(file: File) {
    if (file.size > imageLimits.bytes) return refuse(file, problemsTexts.file_too_large)
    if (!attachmentTypes.includes(file.type)) return refuse(file, problemsTexts.not_a_document)
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
    if (files.length > room) toast({ title: texts.tooMany({ max: maxMessageFiles }), variant: 'destructive' })
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
