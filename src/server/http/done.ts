import type { Context } from '#server/context.ts'
import { doneCatalog, type DoneTexts } from './texts/done-texts.ts'

/** The answer of a call that has nothing to return: what it did, in a few words in the language of the response. */
export const answerDone = ({ language }: Pick<Context, 'language'>, what: keyof DoneTexts = 'done') => ({
  message: doneCatalog.read(language)[what],
})
