/** The minimum age that a listing asks of its volunteers, in years. */
const bounds = [
  /\b(?<age>\d{2})\s*(?:\+|(?:years?\s*(?:old|of\s*age)?\s*)?(?:or|and|&)\s*(?:older|over|up|above)\b)/giu,
  /\b(?:must|should|need\s+to|have\s+to)\s+be\s+(?:at\s+least\s+|over\s+|above\s+)?(?:the\s+age\s+of\s+)?(?<age>\d{2})\b(?!\s*(?:-|–|to)\s*\d)/giu,
  /\b(?:minimum\s+age\s*(?:is|of|:)?|at\s+least|over\s+the\s+age\s+of|aged?\s+at\s+least)\s*(?<age>\d{2})\b(?!\s*(?:hours?|weeks?|months?|minutes?|people|%))/giu,
  /\bover\s+(?<age>\d{2})\s+only\b/giu,
]
/** Without them there is no age. */
const twoDigits = /\d{2}/u
const sentence = /[^.!?\n]+/gu
/**
 * Near one of these words, a minimum age for older people refers to the volunteers and not to the people they serve.
 */
const volunteerPattern =
  /\b(?:volunteers?|only|must|seeking|seeks|applicants?|open\s+to|retired|retirees|rsvp|individuals)\b/iu
const adult = { from: 13, to: 25 }
const older = { from: 50, to: 70 }

export interface RequiredAge {
  least: number
  words: string
}

/** The minimum age that a title or a description asks of volunteers; null if neither does. */
export function findRequiredAge(title: string, description: string): RequiredAge | null {
  const said = [title, ...[...description.matchAll(sentence)].map(([one]) => one)]
  for (const text of said) {
    if (!twoDigits.test(text)) continue
    for (const bound of bounds) {
      for (const found of text.matchAll(bound)) {
        const least = Number(found.groups?.['age'])
        const isAdult = least >= adult.from && least <= adult.to
        const isOlder =
          least >= older.from && least <= older.to && (text === title || volunteerPattern.test(text))
        if (isAdult || isOlder) return { least, words: found[0].trim() }
      }
    }
  }
  return null
}
