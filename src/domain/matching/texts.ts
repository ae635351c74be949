import { causeWords } from '#domain/vocabulary/cause-words.ts'
import { buildPhrases } from '#domain/vocabulary/phrases.ts'
import { parseWork } from '#domain/vocabulary/work/parse.ts'
import { readClauses, type Word } from '#domain/vocabulary/words.ts'

/** The causes a text speaks of, in its order. */
export const findCauses = buildPhrases(
  parseWork(causeWords).flatMap(({ id, phrases }) =>
    phrases.map((phrase): readonly [string, string] => [phrase, id]),
  ),
)

/** Stems that nearly every listing and biography has, whatever it is about. */
const everywhere = new Set(
  readClauses(
    `volunteer volunteers volunteering help helping helper need needs needed opportunity opportunities program work working time
    year years people community join love want looking look seek seeking give back good great new`,
  )
    .flat()
    .map(({ stem }) => stem),
)

/** The words of a text that can tell two texts apart: three letters or more, no numbers, nothing that stands everywhere. */
export function tellingWords(text: string): Word[] {
  return readClauses(text)
    .flat()
    .filter(({ stem }) => stem.length > 2 && !/^\d/u.test(stem) && !everywhere.has(stem))
}

/** The mark of a kind of work among the words of a text, so that "web dev" and "website development" are one word. */
export const wordOfWork = (id: string): string => `#${id}`
