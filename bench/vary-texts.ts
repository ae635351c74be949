/** Different texts of real sentences: as many as are asked for, of any length. */
import type { RandomSource } from './random.ts'

const sentence = /[^.!?\n]+[.!?\n]*\s*/gu
const splitSentences = (text: string): string[] => text.match(sentence) ?? []

/** All sentences of the texts. */
export const listSentences = (texts: readonly string[]): string[] => texts.flatMap(splitSentences)

/**
 * A text of as many characters as one of these, or of `length`: its own sentences, half of them replaced by others, which are
 * drawn from all. In memory of its own, as a text from the database is.
 */
export function varyText(
  random: RandomSource,
  { text, sentences, length = text.length }: { text: string; sentences: readonly string[]; length?: number },
): string {
  const draw = () => sentences[random.below(sentences.length)] ?? ''
  let varied = splitSentences(text)
    .map((own) => (random.below(2) === 0 ? own : draw()))
    .join('')
  while (varied.length < length && sentences.length > 0) varied += draw()
  return copyText(varied.slice(0, length))
}

/** The engine keeps a part of a text as a reference to all of it. */
const copyText = (text: string): string => Buffer.from(text).toString()
