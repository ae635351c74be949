/**
 * The figures of the match that are chosen rather than documented: few, the same for everybody, and measured
 * (`bench/RESULTS.md`). Shares lie in [0,1].
 */
export const matchTuning = {
  /** What a project asks, by where it says so. */
  required: 1,
  preferred: 0.3,
  title: 1,
  description: 0.4,
  /** What is left of work that a text speaks of aside, and how near somebody's own must be to count for it. */
  aside: 0.7,
  asideFrom: 0.5,
  /** What a volunteer offers: listed, a part of a listed skill that the biography names, and what else it speaks of. */
  listed: 1,
  part: 1,
  biography: 0.5,
  /** How much of what is asked the one skill that fits best decides alone. */
  best: 0.2,
  /** How much of the skills factor the words decide that biography and listing share. */
  words: 0.4,
  /** The shared words, weighed by their rarity, that give half of that; four rare words or so. */
  halfOfWords: 15,
  /** Nobody's words share everything: at this much of both the skills factor is full. */
  full: 5 / 6,
  /** A word of the title beside one of the description. */
  titleWord: 2,
  /** A cause that only a text speaks of, beside a named one. */
  spokenCause: 0.5,
  /** What another cause than the volunteer's own is worth: nobody ruled it out. */
  otherCause: 0.5,
  /** How much of the causes factor the share of the project's causes decides; the best of them decides the rest. */
  causeShare: 0.5,
  /** Kilometres at which 1/e of the nearness is left. */
  reach: 40,
  sameCity: 0.6,
  sameState: 0.4,
  /** Remote work for a volunteer who did not choose it. */
  remoteNotChosen: 0.6,
  /** What is left of the time factor when the days do not meet. */
  otherDays: 0.5,
  /** What a factor is worth where one of the sides does not say. */
  unknown: 0.5,
  /** Lost for each level of experience below and, after the first, above the asked one. */
  levelBelow: 0.5,
  levelAbove: 0.1,
  /** A role for beginners, to somebody experienced. */
  beginnersRole: 0.5,
}
export type MatchTuning = Readonly<typeof matchTuning>
