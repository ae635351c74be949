/** What a biography says that a person does, beside what it merely mentions. */
import type { Mention } from '#domain/vocabulary/phrases.ts'

/** Names for somebody who does a thing, and for the doing: "tutor", "bookkeeping". */
const agentNounPattern =
  /(?:er|or|ist|ian|ing|eer|man|woman|coach|nurse|chef|attorney|accountant|consultant|assistant|medic)s?$/iu
/** Words that end so and name a place, a thing, a time, or somebody else. */
const others = new RegExp(
  `^(?:${`theater center computer letter newsletter paper newspaper poster flyer flier river water dinner soccer cancer
  shelter daughter mother father sister brother number order counter customer member teenager elder senior junior
  newcomer learner neighbor visitor donor sponsor investor voter prisoner voucher weather summer winter labor color
  door outdoor floor harbor decor list checklist waitlist building clothing wedding housing evening morning meeting
  hearing ceiling spring german human woman`
    .trim()
    .split(/\s+/u)
    .join('|')})s?$`,
  'iu',
)
/** What is said before a thing of somebody who does it, with at most one word between: "I play the violin". */
const performedBefore =
  /(?<![\p{L}\p{N}])(?:experienced?|background|degree|diploma|certified|certificate|trained|training|skilled|fluent|good|volunteered|worked|working|studied|study|teach(?:ing)?|taught|play(?:ed|ing)?|sing(?:ing)?|speak(?:ing)?|know|do|did|run(?:ning)?|ran|organiz(?:e|ed|ing)|cook(?:ed|ing)?|sew(?:ed|ing)?|draw(?:ing)?|drew|design(?:ed|ing)?|build(?:ing)?|built|fix(?:ed|ing)?|repair(?:ing)?|grow(?:ing)?|grew|edit(?:ed|ing)?|driv(?:e|ing)|drove|handl(?:ed?|ing)|manag(?:ed?|ing)|led|leading|prepar(?:ed?|ing)|coach(?:ed|ing)?|writ(?:e|ing|ten)|wrote)(?:\s+(?:in|with|of|as|at|for|on|the|a|an|and|my|our|their|small|some))*(?:\s+[\p{L}’'-]+)?\s+$/iu
const lookBehindLength = 60

/**
 * Whether a biography says that the person does the work it mentions: its words name the doer or the doing, or what stands
 * before them in the clause says so. A museum whose labels somebody designs makes them no guide.
 */
export function isPerformed({ words, from }: Mention, biography: string): boolean {
  const isNamed = words
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => agentNounPattern.test(word) && !others.test(word))
  return isNamed || performedBefore.test(biography.slice(Math.max(0, from - lookBehindLength), from))
}
