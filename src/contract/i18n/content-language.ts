/** The language that something is written in, which its writer may choose. */
import { contentLanguages } from '#domain/text/content-languages.ts'
import { fieldText } from '#contract/field-texts.ts'
import { z } from '#contract/zod.ts'

/** A BCP 47 code of the list; null, or the empty choice of a form, has it guessed from the text. */
export const languageChoice = z
  .enum([...contentLanguages, ''], fieldText('shared.contentLanguage'))
  .nullable()
  .transform((choice) => choice || null)

/** BCP 47; null if it is not known. */
export const contentLanguage = z.string().nullable()

/** The same, for those who can change the text. */
export const chosenLanguage = {
  language: contentLanguage,
  /** Whether the writer chose it; otherwise it is guessed again when the text changes. */
  isLanguageChosen: z.boolean(),
}
