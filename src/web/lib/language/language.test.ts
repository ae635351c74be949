import { expect, test } from 'vitest'
import { defineTexts } from '#contract/i18n/texts.ts'
import { withTexts } from './language.ts'

const load = (text: string) => async () => ({ default: { 'test/lazy': { text } } })
const code = Promise.resolve({ name: 'code' })

test('code that loads later comes with its texts', async () => {
  const { read } = defineTexts<{ text: string }>('test/lazy')
  expect(await withTexts(code, { en: load('Hello') })).toEqual({ name: 'code' })
  expect(read('en').text).toBe('Hello')
})

test('code whose texts cannot load rejects, and loads once they can', async () => {
  const offline = () => Promise.reject(new Error('offline'))
  await expect(withTexts(code, { en: offline })).rejects.toThrow('offline')
  await expect(withTexts(code, { en: load('Again') })).resolves.toEqual({ name: 'code' })
})

test('code without texts of its own loads alone', async () => {
  expect(await withTexts(code)).toEqual({ name: 'code' })
})
