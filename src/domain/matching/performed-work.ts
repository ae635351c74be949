/** Tells what a person does according to a biography from what it merely mentions. */
import type { Mention } from '#domain/vocabulary/phrases.ts'

/** Names for someone who does something, and for the activity: "tutor", "bookkeeping". "Drivers" are other people. */
const agentNounPattern =
  /(?:er|or|ist|ian|ing|eer|man|woman|coach|nurse|chef|attorney|accountant|consultant|assistant|medic)$/iu
/** Words with these endings that name a place, a thing, a time, or another person. */
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
/** Phrases before something that the person does, with at most one word between: "I play the violin". */
const performedBefore =
  /(?<![\p{L}\p{N}])(?:experienced?|background|degree|diploma|certified|certificate|trained|training|skilled|fluent|good|volunteered|worked|working|studied|study|teach(?:ing)?|taught|play(?:ed|ing)?|sing(?:ing)?|speak(?:ing)?|know|do|did|run(?:ning)?|ran|organiz(?:e|ed|ing)|cook(?:ed|ing)?|sew(?:ed|ing)?|draw(?:ing)?|drew|design(?:ed|ing)?|build(?:ing)?|built|fix(?:ed|ing)?|repair(?:ing)?|grow(?:ing)?|grew|edit(?:ed|ing)?|driv(?:e|ing)|drove|handl(?:ed?|ing)|manag(?:ed?|ing)|led|leading|prepar(?:ed?|ing)|coach(?:ed|ing)?|writ(?:e|ing|ten)|wrote)(?:\s+(?:in|with|of|as|at|for|on|the|a|an|and|my|our|their|small|some))*(?:\s+[\p{L}’'-]+)?\s+$/iu
/** "For a writer", "with the nurses": someone else. */
const ofOthers =
  /\b(?:for|with|to|by|from|of|than|help|helping|assist|assisting)\s+(?:an?|the|some|other|our|their|his|her)\s+(?:[\p{L}’'-]+\s+)?$/iu
const lookBehindLength = 60

/**
 * Whether the person does the work that the biography mentions: its words name the role or the activity, or the words
 * before them in the clause say so. Designing labels for a museum doesn't make someone a guide.
 */
export function isPerformed({ words, from }: Mention, biography: string): boolean {
  const isNamed = words
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => agentNounPattern.test(word) && !others.test(word))
  const before = biography.slice(Math.max(0, from - lookBehindLength), from)
  return (isNamed && !ofOthers.test(before)) || performedBefore.test(before)
}
