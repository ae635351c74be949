import { expect, test } from 'vitest'
import { addUnanswered, isOwnUnanswered, makeSentDraft, type SentDraft } from './sent-drafts.ts'

test('of many saves without an answer, the first is known again, which the server usually has, and so are the last two', () => {
  const titles = ['one', 'two', 'three', 'four', 'five', 'five']
  const draft = titles.reduce<SentDraft>((sent, title) => addUnanswered(sent, { title }), makeSentDraft())
  expect(titles.slice(0, 5).map((title) => isOwnUnanswered(draft, { title }))).toEqual([
    true,
    false,
    false,
    true,
    true,
  ])
})
