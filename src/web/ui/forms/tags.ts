import { uiTexts } from '#web/i18n/en/ui.ts'

export type TagRules = {
  maxTags?: number | undefined
  maxLength?: number | undefined
  /** Where some labels are known: those to choose from, and what is said of another before it is kept. */
  known?: KnownTags | undefined
}

export type KnownTags = {
  names: readonly string[]
  /** A label as it is known; null where it is not. */
  find: (text: string) => string | null
  describeUnknown: (tag: string) => string
}

/** What adding leads to: the tags, what stays in the input, and the sentence told about it. */
export type AddTagsResult = { tags: string[]; rest: string; statusText: string }

/** Two labels are the same whatever their case and spaces. */
export const foldTag = (text: string) => text.toLowerCase().replaceAll(/\s/gu, '')

/**
 * Adds the labels of a text parted by commas or lines; compares without case and spaces, refuses what breaks a rule.
 * `sure`: a label that is not known, and wanted all the same.
 */
export function addTags(
  tags: readonly string[],
  text: string,
  { maxTags = 30, maxLength = 60, known, confirmed }: TagRules & { confirmed?: string | undefined } = {},
): AddTagsResult {
  const result: AddTagsResult = { tags: [...tags], rest: '', statusText: '' }
  for (const part of text.split(/[,\n]/)) {
    const cleaned = part.replaceAll(/\s+/g, ' ').trim()
    if (cleaned === '') continue
    const tag = known?.find(cleaned) ?? cleaned
    if (tag.length > maxLength) return { ...result, rest: tag, statusText: uiTexts.tagTooLong(maxLength) }
    if (result.tags.some((one) => foldTag(one) === foldTag(tag))) result.statusText = uiTexts.tagTwice(tag)
    else if (result.tags.length >= maxTags)
      return { ...result, rest: tag, statusText: uiTexts.tagsFull(maxTags) }
    else if (known && known.find(tag) === null && tag !== confirmed) {
      return { ...result, rest: tag, statusText: known.describeUnknown(tag) }
    } else {
      result.tags.push(tag)
      result.statusText = uiTexts.tagAdded(tag)
    }
  }
  return result
}
