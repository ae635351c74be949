/** zod with the product's default texts (spec F5). Import `z` only from here. */
import { fieldText } from './field-texts.ts'
import { z } from 'zod'

z.config({
  // A page's security policy forbids compiling code, and each schema would try to when it is created, so this must
  // run first.
  jitless: 'document' in globalThis,
  customError: (issue) => {
    if (issue.input === undefined || issue.input === null) return fieldText('general.required')
    if (issue.code === 'invalid_format' && issue.format === 'email') return fieldText('general.invalidEmail')
    return fieldText('general.invalid')
  },
})

export { z }
