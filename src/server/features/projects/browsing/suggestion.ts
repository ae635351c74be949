/** What to search for instead, if a search finds nothing because of a mistyped word. */
import type { User } from '#contract/accounts/accounts.ts'
import type { ProjectFilters } from '#contract/projects/facets.ts'
import { findSimilarWord, listWords } from '#domain/text/similar-words.ts'
import { skills } from '#domain/vocabulary/skills.ts'
import type { Context } from '#server/context.ts'
import type { Counter } from './counter.ts'
import { listSimilarTitles } from './suggestion-queries.ts'

/** How many words of a search may be replaced; a longer search is a sentence. */
const mostWords = 4
const mostTitles = 200
/** Shorter words are like too many others. */
const leastCharacters = 4

const skillWords = skills.flatMap(({ labels }) => labels.flatMap(listWords))

/**
 * The search with words of titles and skills in place of those that find nothing; null if that finds nothing either, or if
 * nothing is like them. Only what the other filters leave counts.
 */
export async function suggestSearch(
  ctx: Context<User | null>,
  filters: ProjectFilters,
  counter: Counter,
): Promise<string | null> {
  const { search = '' } = filters
  const typed = listWords(search)
  if (typed.length === 0 || typed.length > mostWords) return null
  const finds = async (text: string) => (await counter.count(ctx, { ...filters, search: text })).total > 0
  const words: string[] = []
  for (const word of typed) {
    const isMistyped = word.length >= leastCharacters && !(await finds(word))
    words.push((isMistyped ? await findMeant(ctx, word) : null) ?? word)
  }
  const suggestion = words.join(' ')
  return suggestion !== typed.join(' ') && (await finds(suggestion)) ? suggestion : null
}

async function findMeant({ db }: Context<User | null>, word: string): Promise<string | null> {
  const titles = await listSimilarTitles(db, word, mostTitles)
  return findSimilarWord(word, [...titles.flatMap(listWords), ...skillWords])
}
