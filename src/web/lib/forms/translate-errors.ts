/** Puts the errors of a form into the reader's language when it validates, so that screens show them as they are. */
import type { FieldValues, Resolver } from 'react-hook-form'
import { describeFieldText, isGeneralFieldText } from '#contract/field-texts.ts'
import type { FieldsTexts } from '#contract/texts/fields-texts.ts'
import { generalError } from './form-errors.ts'

/** The same checks with errors in the reader's language. */
export const translateErrors =
  <Values extends FieldValues, Sent>(
    resolver: Resolver<Values, unknown, Sent>,
    texts: FieldsTexts,
  ): Resolver<Values, unknown, Sent> =>
  async (values, context, options) => {
    const result = await resolver(values, context, options)
    translateError(result.errors, texts)
    return result
  }

/** The error for a message from the server, which sends the text without its key (decision D). */
export function toServerError(texts: FieldsTexts, message: string): { type: string; message: string } {
  const isGeneral = Object.values(texts.general).some((text) =>
    typeof text === 'string'
      ? text === message
      : withoutNumbers(text(anyNumbers)) === withoutNumbers(message),
  )
  return { type: isGeneral ? generalError : 'server', message }
}

const anyNumbers = { min: 1, max: 1 }
const withoutNumbers = (text: string) => text.replaceAll(/\p{Number}+([.,\s]\p{Number}+)*/gu, '')

/** An error, or the errors of a field's parts. */
function translateError(error: unknown, texts: FieldsTexts) {
  if (typeof error !== 'object' || error === null) return
  if ('message' in error && typeof error.message === 'string') {
    if (isGeneralFieldText(error.message)) Object.assign(error, { type: generalError })
    error.message = describeFieldText(texts, error.message)
  }
  for (const [name, part] of Object.entries(error)) {
    // The field's own control, which an error refers to.
    if (name !== 'ref') translateError(part, texts)
  }
}
