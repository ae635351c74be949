/** What to search for instead, if a search finds nothing because of a mistyped word. */
import type { User } from '#contract/accounts/accounts.ts'
import type { ProjectFilters } from '#contract/projects/facets.ts'
import { findSimilarWord, listSwaps, listWords } from '#domain/text/similar-words.ts'
import { skills } from '#domain/vocabulary/skills.ts'
import { monotonicClock, type Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { findTextQuery } from '#server/http/text-queries.ts'
import { cacheFor } from '#server/http/timed-cache.ts'
import type { Counter } from './counter.ts'
import { listSimilarTitles, listTitlesWith } from './suggestion-queries.ts'

/** How many words a search has at most; a longer one is a sentence. */
const mostWords = 4
/** How many of them may be mistyped. Each costs a search for similar words. */
const mostMistyped = 2
/** Shorter words are like too many others. */
const leastCharacters = 4
/** Each pair of neighbors in a word may have changed places; a longer one has too many. */
const mostSwapped = 20
const mostTitles = 30
/** Milliseconds that all searches of titles for one suggestion may take together. */
const defaultLimitMs = 150

/** The same mistake changes more of a short word: two letters in a wrong order leave 0.4 of "bakery". */
const similarityOf = (word: string) => (word.length < 7 ? 0.4 : word.length < 9 ? 0.5 : 0.6)

const skillWords = [...new Set(skills.flatMap(({ labels }) => labels.flatMap(listWords)))]

type Ctx = Context<User | null>

/**
 * Makes the function that returns a search with words of titles and skills in place of those that find nothing. It returns
 * null if that finds nothing either among the other filters, or if nothing is like them.
 */
export function makeSuggester(
  counter: Counter,
  limitMs = defaultLimitMs,
): (ctx: Ctx, filters: ProjectFilters) => Promise<string | null> {
  // Many make the same mistake, and titles change seldom.
  const meant = cacheFor<Meant>({ lifetime: 60_000 })

  const finds = async (ctx: Ctx, filters: ProjectFilters) => (await counter.count(ctx, filters)).total > 0

  /** Whether no project has the word, whatever the filters. A word that no one searches for ("with") is none. */
  async function isMistyped(ctx: Ctx, word: string): Promise<boolean> {
    if (word.length < leastCharacters) return false
    if ((await findTextQuery(ctx.db, word, ctx.now())) === '') return false
    return !(await finds(ctx, { search: word }))
  }

  return async (ctx, filters) => {
    const typed = listWords(filters.search ?? '')
    if (typed.length === 0 || typed.length > mostWords) return null
    const words: string[] = []
    let mistyped = 0
    const until = monotonicClock() + limitMs
    const leftMs = () => until - monotonicClock()
    for (const word of typed) {
      if (!(await isMistyped(ctx, word))) {
        words.push(word)
        continue
      }
      mistyped += 1
      if (mistyped > mostMistyped) return null
      const key = word.toLowerCase()
      const found = await meant.read(key, ctx.now(), () => findMeant(ctx.db, word, leftMs))
      // A moment in which the database was slow must not be all that the next minute knows.
      if (found.word === null && found.wasSlow) meant.drop(key)
      if (found.word === null) return null
      words.push(found.word)
    }
    const search = words.join(' ')
    return mistyped > 0 && (await finds(ctx, { ...filters, search })) ? search : null
  }
}

interface Meant {
  word: string | null
  /** Not all titles were searched. */
  wasSlow: boolean
}

/** Among skills and those titles that are found in time. */
async function findMeant(db: Db, word: string, leftMs: () => number): Promise<Meant> {
  const bounds = { most: mostTitles, leftMs }
  const swaps = word.length > mostSwapped ? [] : listSwaps(word)
  const swapped = await listTitlesWith(db, swaps, bounds)
  const similar = await listSimilarTitles(db, word, { ...bounds, similarity: similarityOf(word) })
  const words = [...(swapped ?? []), ...(similar ?? [])].flatMap(listWords)
  return {
    word: findSimilarWord(word, [...words, ...skillWords]),
    wasSlow: swapped === null || similar === null,
  }
}
