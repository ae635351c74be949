/** What a caller reads about the rows to correct. */
import { describeFieldText } from '#contract/field-texts.ts'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/http/problem.ts'
import type { ListFault } from './rows.ts'

/** The faults in the language of the answer. */
export function describeFaults({ language }: Pick<Context, 'language'>, faults: readonly ListFault[]) {
  const texts = fieldsCatalog.read(language)
  return faults.map(({ line, message }) => ({ line, message: describeFieldText(texts, message) }))
}

/** Refuses a list that has rows to correct, unless they are left out. */
export function refuseFaults(faults: readonly ListFault[], { skipsFaults }: { skipsFaults: boolean }): void {
  if (faults.length === 0 || skipsFaults) return
  throw new Problem(
    'invalid',
    faults.map(({ line, message }) => ({ path: `csv.${line}`, message })),
  )
}
