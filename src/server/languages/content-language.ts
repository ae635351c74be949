/** The language of what people write, as it is stored beside it. */
import {
  decideContentLanguage,
  minGuessedMessageWords,
  type ContentLanguage,
  type StoredLanguage,
} from '#domain/text/content-languages.ts'
import { guessLanguage } from './guess.ts'

interface Writing {
  /** What the writer chose; null to have it guessed, undefined to keep an earlier choice. */
  choice?: ContentLanguage | null | undefined
  texts: readonly (string | null | undefined)[]
  before?: StoredLanguage | null | undefined
}

/** The columns to store with a text: the language its writer chose, or the one it seems to be in. */
export async function findContentLanguage({
  choice,
  texts,
  before = null,
}: Writing): Promise<StoredLanguage> {
  const decided = decideContentLanguage(choice, before)
  return decided === 'guess' ? { language: await guessLanguage(texts), isLanguageChosen: false } : decided
}

/** The language of a message, a reply or a note. No one chooses it. */
export const guessRemarkLanguage = (text: string): Promise<ContentLanguage | null> =>
  guessLanguage([text], minGuessedMessageWords)

/** The columns to store with a message. */
export async function findMessageLanguage(content: string): Promise<StoredLanguage> {
  return { language: await guessRemarkLanguage(content), isLanguageChosen: false }
}
