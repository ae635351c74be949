/** Finds the names of organizations, programs and places in a text: what they are called is not the work they offer. */

/** Words that end, or stand in, the name of an institution. */
const institution =
  /^(?:center|centre|museum|house|home|hospital|clinic|foundation|society|inc|council|league|school|academy|university|college|department|institute|association|alliance|coalition|fund|library|church|temple|corps|club|services|network|trust|company|theatre|theater|program|programme|project|initiative|committee|corporation|conservancy|federation|ministries|partnership|agency|bureau|office|authority|archives)$/iu
/** Of these, the ones that also name an institution in a title, where every word is capitalized. */
const evenInTitles =
  /^(?:center|centre|museum|house|hospital|clinic|foundation|society|inc|council|league|academy|university|institute|association|alliance|coalition|library|church|corporation|conservancy|federation)$/iu
/** Capitalized words in a row, with small words between: "Metropolitan Council on Jewish Poverty". */
const capitalized =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}'’.&-]*(?:[ /-]+(?:(?:of|on|and|for|the|in|to|&)\s+){0,2}\p{Lu}[\p{L}\p{N}'’.&-]*)+/gu
const word = /[\p{L}\p{N}'’]+/gu
const minTitleShare = 0.6
const minLongWord = 4

interface Stretch {
  from: number
  to: number
}

/** Whether most long words of a text are capitalized, as in a title: then capital letters mark no names. */
export function isTitleCase(text: string): boolean {
  const long = [...text.matchAll(word)].map(([one]) => one).filter((one) => one.length >= minLongWord)
  const capitals = long.filter((one) => /^\p{Lu}/u.test(one)).length
  return long.length > 0 && capitals / long.length >= minTitleShare
}

/** The stretches of a text that are names of institutions. */
export function findInstitutions(text: string): Stretch[] {
  const isTitle = isTitleCase(text)
  return [...text.matchAll(capitalized)].flatMap(({ 0: run, index }) => {
    const words = [...run.matchAll(word)].map((one) => ({ text: one[0], from: index + one.index }))
    if (!isTitle) {
      const isNamed = words.some((one) => institution.test(one.text))
      return isNamed && words.length > 1 ? [{ from: index, to: index + run.length }] : []
    }
    // In a title, only the word itself and the two before it: "Morris Heights Health Center".
    return words.flatMap((one, at) =>
      at > 0 && evenInTitles.test(one.text)
        ? [{ from: words[Math.max(0, at - 2)]?.from ?? index, to: one.from + one.text.length }]
        : [],
    )
  })
}

/** Whether a mention is part of one of these names. */
export const isWithin = (
  stretches: readonly Stretch[],
  { from, words }: { from: number; words: string },
): boolean => stretches.some((one) => from >= one.from && from + words.length <= one.to)
