import { formsCatalog } from '#web/ui/texts/forms-texts.ts'
import { readTexts } from '#web/lib/language/texts.ts'
import { countCharacters } from './text-limits.ts'

export type TagRules = {
  maxTags?: number | undefined
  maxLength?: number | undefined
  /** For known labels: the suggestions, and what to say about an unknown one before it is added. */
  known?: KnownTags | undefined
}

export type KnownTags = {
  names: readonly string[]
  /** The known label for a text; null if it is unknown. */
  find: (text: string) => string | null
  describeUnknown: (tag: string) => string
}

/** The result of adding: the tags, what stays in the input, the sentence to show, and the unknown label it asks about. */
export type AddTagsResult = { tags: string[]; rest: string; statusText: string; unknown?: string }

/** Two labels are equal regardless of case and spaces. */
export const foldTag = (text: string) => text.toLowerCase().replaceAll(/\s/gu, '')

/**
 * Adds the labels of a text separated by commas or lines. Compares them without case and spaces, and refuses what
 * breaks a rule. That one stays in the input with all that follow it, so that a long list loses none.
 * `confirmed`: an unknown label that the user has confirmed.
 */
export function addTags(
  tags: readonly string[],
  text: string,
  { maxTags = 30, maxLength = 60, known, confirmed }: TagRules & { confirmed?: string | undefined } = {},
): AddTagsResult {
  const formsTexts = readTexts(formsCatalog)
  const result: AddTagsResult = { tags: [...tags], rest: '', statusText: '' }
  const parts = text.split(/[,\n]/)
  for (const [index, part] of parts.entries()) {
    const cleaned = part.replaceAll(/\s+/g, ' ').trim()
    if (cleaned === '') continue
    const tag = known?.find(cleaned) ?? cleaned
    const stop = (statusText: string) => {
      const later = parts.slice(index + 1).map((each) => each.trim())
      return { ...result, rest: [tag, ...later.filter(Boolean)].join(', '), statusText }
    }
    if (countCharacters(tag) > maxLength) return stop(formsTexts.tagTooLong({ max: maxLength }))
    if (result.tags.some((one) => foldTag(one) === foldTag(tag)))
      result.statusText = formsTexts.tagTwice({ tag })
    else if (result.tags.length >= maxTags) return stop(formsTexts.tagsFull({ max: maxTags }))
    else if (known && known.find(tag) === null && tag !== confirmed) {
      return { ...stop(known.describeUnknown(tag)), unknown: tag }
    } else {
      result.tags.push(tag)
      result.statusText = formsTexts.tagAdded({ tag })
    }
  }
  return result
}

/** Marks an input with text that could not be added. */
export const leftOver = { 'data-left-over': '' }

/** Focuses an input with text that could not be added, before its form is left. False if there is none. */
export function focusLeftOver(within: Element | null): boolean {
  const input = within?.querySelector<HTMLInputElement>('[data-left-over]')
  input?.focus()
  return Boolean(input)
}
