/** The text of a message, which forms check, too. */
import { hasVisibleText } from '#domain/messages/messaging.ts'
import { cleanText } from '#domain/text/text.ts'
import { fieldText } from '#contract/field-texts.ts'
import { countCharacters } from '#domain/text/length.ts'
import { limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'

/** May be empty beside files. */
export const messageText = z
  .string()
  .overwrite(cleanText)
  // Invisible characters count as empty, even next to a file.
  .overwrite((text) => (hasVisibleText(text) ? text : ''))
  .refine(
    (text) => countCharacters(text) <= limits.message,
    fieldText('general.tooLong', { max: limits.message }),
  )
  .meta({ maxLength: limits.message })
