/** zod with the product's default texts (foundation 5): import `z` from here only. */
import { z } from 'zod'

z.config({
  // A page's policy forbids compiling, and each schema would try it while being made: said before any of them is.
  jitless: 'document' in globalThis,
  customError: (issue) => {
    if (issue.input === undefined || issue.input === null) return 'Required'
    if (issue.code === 'invalid_format' && issue.format === 'email') return 'Invalid email'
    return 'Invalid input'
  },
})

export { z }
