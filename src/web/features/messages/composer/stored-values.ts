/** What the composer stores on this device, checked by hand: a schema would bring zod to every conversation, 40 kB. */
import type { Attachment } from '#contract/messages/attachments.ts'

type Values = { [key: string]: unknown }

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

const areTexts = (values: Values, names: readonly string[]) =>
  names.every((name) => typeof values[name] === 'string')

const types: readonly unknown[] = ['image/webp', 'application/pdf'] satisfies Attachment['mimeType'][]

const isAttachment = (value: unknown): value is Attachment =>
  isObject(value) &&
  areTexts(value, ['id', 'name', 'path']) &&
  typeof value.size === 'number' &&
  types.includes(value.mimeType)

const areAttachments = (value: unknown): value is Attachment[] =>
  Array.isArray(value) && value.every(isAttachment)

export type WaitingMessage = {
  id: string
  conversationId: string
  content: string
  attachments: Attachment[]
  /** Increases, so the oldest message is sent first. */
  order: number
  /** Why it was rejected; null while it is waiting. */
  failure: string | null
}

export const isWaitingMessage = (value: unknown): value is WaitingMessage =>
  isObject(value) &&
  areTexts(value, ['id', 'conversationId', 'content']) &&
  areAttachments(value.attachments) &&
  typeof value.order === 'number' &&
  (value.failure === null || typeof value.failure === 'string')

export type MessageDraft = { text: string; attachments: Attachment[] }

/** A draft without the files that are not stored as they should be; null if there is no text. */
export function toMessageDraft(value: unknown): MessageDraft | null {
  if (!isObject(value) || typeof value.text !== 'string') return null
  return { text: value.text, attachments: areAttachments(value.attachments) ? value.attachments : [] }
}
