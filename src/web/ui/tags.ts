import { messages } from '#web/messages/messages.ts'

export type TagRules = { maxTags?: number | undefined; maxLength?: number | undefined }

/** What adding leads to: the tags, what stays in the input, and the sentence told about it. */
export type TagsAdded = { tags: string[]; rest: string; told: string }

/** Two labels are the same whatever their case and spaces. */
export const foldTag = (text: string) => text.toLowerCase().replaceAll(/\s/gu, '')

/** Adds the labels of a text parted by commas or lines; compares without case and spaces, refuses what breaks a rule. */
export function addTags(
  tags: readonly string[],
  text: string,
  { maxTags = 30, maxLength = 60 }: TagRules = {},
): TagsAdded {
  const { ui } = messages
  const result: TagsAdded = { tags: [...tags], rest: '', told: '' }
  for (const part of text.split(/[,\n]/)) {
    const tag = part.replaceAll(/\s+/g, ' ').trim()
    if (tag === '') continue
    if (tag.length > maxLength) return { ...result, rest: tag, told: ui.tagTooLong(maxLength) }
    if (result.tags.some((one) => foldTag(one) === foldTag(tag))) result.told = ui.tagTwice(tag)
    else if (result.tags.length >= maxTags) return { ...result, rest: tag, told: ui.tagsFull(maxTags) }
    else {
      result.tags.push(tag)
      result.told = ui.tagAdded(tag)
    }
  }
  return result
}
