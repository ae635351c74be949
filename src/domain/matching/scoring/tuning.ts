/**
 * The parameters of the match that we chose ourselves: few, the same for everyone, and measured
 * (`bench/RESULTS.md`). Shares are in [0,1].
 */
export const matchTuning = {
  /**
   * Weight of what a project asks for, by where it says so. A title says what the work is; lists of skills are long and
   * often generous.
   */
  required: 0.4,
  preferred: 0.12,
  title: 1,
  description: 0.4,
  /** What remains of a listed skill if the text names a narrower kind of it: "Teaching" for lessons in English. */
  general: 0.5,
  /** What remains of having a listed skill that the project's text doesn't speak of: lists of skills are often wrong. */
  unsaid: 0.6,
  /** What a common kind of work loses: this share of it for one that every listing asks for, nothing for a rare one. */
  rare: 0.75,
  /** How similar the volunteer's work must be to count at all: less would explain nothing. */
  nearFrom: 0.4,
  /**
   * What remains for work that a text mentions in passing, and how similar the volunteer's work must be to count for
   * it.
   */
  aside: 0.7,
  asideFrom: 1,
  /** What remains of translating for someone who names other languages than the project. */
  otherLanguages: 0.25,
  /**
   * Weight of what a volunteer offers: listed, a part of a listed skill in the biography, anything else that the
   * biography says they do, anything else that they would like to do, and what they refuse to do.
   */
  listed: 1,
  part: 1,
  biography: 0.6,
  wish: 0.5,
  refused: 0.3,
  /** The share that the best-fitting skill decides alone. */
  best: 0.4,
  /** The share of the skills factor that the words shared by biography and listing decide. */
  words: 0.5,
  /** What any two texts may share by chance, weighted by rarity, and what gives half of that share beyond it. */
  chanceOfWords: 6,
  halfOfWords: 10,
  /** No two texts share every word: at this much of both, the skills factor is full. */
  full: 0.7,
  /** The weight of a word in the title compared with one in the description. */
  titleWord: 3,
  /** The weight of a cause that only a text mentions, compared with a listed one. */
  spokenCause: 0.5,
  /** What a cause other than the volunteer's own is worth: no one ruled it out. */
  otherCause: 0.5,
  /** The share of the causes factor that the number of shared causes decides; the best cause decides the rest. */
  causeShare: 0.5,
  /** The distance in kilometers at which 1/e of the nearness remains. */
  reach: 40,
  sameCity: 0.7,
  sameState: 0.4,
  /** What remains of a place that the biography rules out. */
  ruledOut: 0.3,
  /** Remote work for a volunteer who didn't select it. */
  remoteNotChosen: 0.6,
  /** What remains of the time factor if the days don't overlap. */
  otherDays: 0.5,
  /** The value of a factor if either side doesn't say. */
  unknown: 0.5,
  /** Lost for each level below the required one and, after the first, above it. */
  levelBelow: 0.5,
  levelAbove: 0.1,
  /** A role for beginners, for someone experienced. */
  beginnersRole: 0.5,
}
export type MatchTuning = Readonly<typeof matchTuning>
