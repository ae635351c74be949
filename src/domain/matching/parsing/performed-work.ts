/** Tells what a person does according to a biography from what it merely mentions. */
import type { Mention } from '#domain/vocabulary/phrases.ts'
import { isSetting } from './settings.ts'

/** Names for someone who does something, and for the activity: "tutor", "bookkeeping". "Drivers" are other people. */
const agentNounPattern =
  /(?:er|or|ist|ian|ing|eer|man|woman|coach|nurse|chef|attorney|accountant|consultant|assistant|medic|mechanic|architect|paralegal|^(?:cpa|cfo|rn|lpn|emt|clerk))$/iu
/** Words with these endings that name a place, a thing, a time, or another person. */
const others = new RegExp(
  `^(?:${`theater center computer letter newsletter paper newspaper poster flyer flier river water dinner soccer cancer
  shelter daughter mother father sister brother number order counter customer member teenager elder senior junior
  newcomer learner neighbor visitor donor sponsor investor voter prisoner voucher weather summer winter labor color
  door outdoor floor harbor decor list checklist waitlist building clothing wedding housing evening morning meeting
  hearing ceiling spring german human woman vendor foster survivor listener`
    .trim()
    .split(/\s+/u)
    .join('|')})s?$`,
  'iu',
)
/** A "line cook" is someone, a "cook" may be what one does. */
const cook = /\p{L}\s+cook$/iu
/** Whether a word names someone by what they do, or an activity: "manager", "tutoring". */
export const isAgentNoun = (word: string): boolean => agentNounPattern.test(word) && !others.test(word)

/** Phrases before something that the person does, with at most one word between: "I play the violin". */
const performedBefore =
  /(?<![\p{L}\p{N}])(?:experienced?|background|degree|diploma|certified|certificate|trained|training|skilled|fluent|good|volunteered|worked|working|studied|study|teach(?:ing)?|taught|tutor(?:ed|ing)|mentor(?:ed|ing)|train(?:ed)?|translat(?:e|ed|ing)|record(?:ed|ing)?|produc(?:e|ed|ing)|facilitat(?:e|ed|ing)|play(?:ed|ing)?|sing(?:ing)?|speak(?:ing)?|know|do|did|run(?:ning)?|ran|organiz(?:e|ed|ing)|cook(?:ed|ing)?|sew(?:ed|ing)?|draw(?:ing)?|drew|design(?:ed|ing)?|build(?:ing)?|built|fix(?:ed|ing)?|repair(?:ing)?|grow(?:ing)?|grew|edit(?:ed|ing)?|driv(?:e|ing)|drove|handl(?:ed?|ing)|manag(?:ed?|ing)|led|leading|prepar(?:ed?|ing)|coach(?:ed|ing)?|writ(?:e|ing|ten)|wrote)(?:\s+(?:in|with|of|as|at|for|on|the|a|an|and|my|our|their|small|some))*(?:\s+[\p{L}’'-]+)?\s+$/iu
/** "For a writer", "with the nurses": someone else. */
const ofOthers =
  /\b(?:for|with|to|by|from|of|than|help|helping|assist|assisting)\s+(?:an?|the|some|other|our|their|his|her)\s+(?:[\p{L}’'-]+\s+)?$/iu
/** "A teacher once read my sonnets", "my coach said", "my sister is a nurse": what someone else did or is. */
const isOtherSubject = (before: string, after: string): boolean =>
  /\b(?:my|our|his|her|their)\s+(?!(?:[\p{L}’'-]+\s+)?(?:job|work|role|position|title|background|profession|occupation|trade|career|field|specialty|degree|major|passion|hobby)\b)(?:[\p{L}’'-]+\s+){1,2}(?:is|was|are|were|works\s+as|worked\s+as)\s+(?:(?:an?|the)\s+)?(?:[\p{L}’'-]+\s+)?$/iu.test(
    before,
  ) ||
  /\b(?:my|our|his|her|their|your)\s+(?:[\p{L}’'-]+\s+)?$/iu.test(before) ||
  (/(?:^|[.!?:;\n])\s*(?:an?|the|one|some)\s+(?:[\p{L}’'-]+\s+)?$/iu.test(before) &&
    /^\s+(?!(?:by|for|with|from|of|in|at|and|or|turned|since|to|who|on|as|now|here)\b)\p{Ll}/u.test(after))
/** Groups of people that the tables know as work with them. */
const groups =
  /^(?:people with disabilities|special needs|blind|deaf|deafblind|(?:visually|vision|hearing|mobility) impaired|learning disabled|developmentally disabled|(?:developmental|intellectual|physical) disabilit(?:y|ies)|(?:teen|youth) (?:programs?|groups?|centers?|council)|girl scouts|boy scouts|scouts|cub scouts|refugees?|asylum seekers|newcomers|immigrant families|recent immigrants|homeless families|shelter residents|survivors|tenants|homeowners|crime victims|prisoners|inmates|incarcerated|formerly incarcerated|toddlers|young children|little kids|babies|older adults|adult learners|english language learners|non native speakers|medical students|nursing home residents|hospital patients|(?:journalist|artist|actor|dancer|musician|singer|athlete|writer|reporter|photographer|filmmaker|designer|nurse|doctor|physician|lawyer|attorney|engineer|scientist|runner|performer|entertainer)s)$/iu
/** Whether words name only a group of people. */
export const isGroup = (words: string): boolean => groups.test(words)

/** "ESL instructor", "diabetes teaching": the next word says that the person does it. */
const roleAfter = /^\s+(?<next>\p{L}+)/u
const activity = /^(?:teach|tutor|coach|train|counsel)ing$/iu
/** Only these say that someone does what comes before them: "ESL instructor" is one, "jazz listener" is none. */
const roles = new RegExp(
  `^(?:${`instructor teacher tutor coach trainer editor educator lecturer professor writer designer developer engineer
  programmer manager director producer coordinator organizer planner counselor therapist specialist consultant
  technician mechanic librarian nurse assistant worker player musician singer dancer performer artist photographer
  translator interpreter bookkeeper accountant lawyer attorney analyst researcher scientist gardener driver carpenter
  electrician plumber advocate advisor adviser officer leader`
    .trim()
    .split(/\s+/u)
    .join('|')})$`,
  'iu',
)

function isRoleAfter(words: string, after: string): boolean {
  const next = roleAfter.exec(after)?.groups?.['next'] ?? ''
  return !isSetting(words) && !groups.test(words) && (activity.test(next) || roles.test(next))
}

/** "I need a lawyer", "looking for a math tutor": whom someone looks for. */
const soughtBefore =
  /\b(?:(?:looking|searching|hoping)\s+for|(?:need|seek|want|hire|get|find)(?:s|ed|ing)?)\s+(?:(?:an?|the|some)\s+)?(?:[\p{L}’'-]+\s+)?$/iu
/** "I want to teach yoga", "hoping to become a doctor": what someone does not do yet. */
const wishedBefore =
  /(?:\b(?:want(?:s|ed|ing)?|hop(?:e|es|ed|ing)|wish(?:es|ed|ing)?|dream(?:s|ed|ing)?|plan(?:s|ned|ning)?|looking|eager|keen|happy|glad|study(?:ing)?|would(?:\s+(?:also|really))*\s+(?:like|love|prefer))|['’]d(?:\s+(?:also|really))*\s+(?:like|love|prefer))\s+(?:is\s+)?(?:to|of)\s+(?:\p{L}+\s+)?(?:(?:an?|the|some|as|in|at|with|of|be|become|becoming)\s+)*(?:[\p{L}’'-]+\s+)?$/iu
/** "To be a doctor": a career that someone would like, not what they offer. */
const careerBefore = /\b(?:be|become|being|becoming)\s+(?:(?:an?|the)\s+)?(?:[\p{L}’'-]+\s+)?$/iu

/** "I prune", "I can also draw": the words themselves are what the person does. */
const verbBefore =
  /(?<![\p{L}\p{N}])I(?:\s+(?:also|often|still|can|could|usually|mostly|now|(?:love|like|used)\s+to))*\s+$/u
const lookBehindLength = 60
/** "Screen reader user": someone's tool, and not what they do. */
const user = /^\s+users?\b/iu

/**
 * Whether the person does the work that the biography mentions: its words name the role or the activity, or the words
 * before them in the clause say so. Designing labels for a museum doesn't make someone a guide.
 */
export function isPerformed({ words, from }: Mention, biography: string): boolean {
  if (wishKindOf({ from }, biography) !== null) return false
  const agents = words.split(/[^\p{L}\p{N}]+/u).filter((one) => isAgentNoun(one) || cook.test(words))
  const before = biography.slice(Math.max(0, from - lookBehindLength), from)
  const after = biography.slice(from + words.length, from + words.length + lookBehindLength)
  if (agents.length > 0 && user.test(after)) return false
  const isActivity = agents.some((one) => /ing$/iu.test(one))
  const isOther =
    ofOthers.test(before) || (!isActivity && (soughtBefore.test(before) || isOtherSubject(before, after)))
  if (agents.length > 0 || isRoleAfter(words, after)) return !isOther || performedBefore.test(before)
  return performedBefore.test(before)
}

/**
 * Whether the words directly before some work only wish for it: as something to do, or as a career. Null if they don't.
 */
export function wishKindOf({ from }: Pick<Mention, 'from'>, biography: string): 'work' | 'career' | null {
  const before = biography.slice(Math.max(0, from - lookBehindLength), from)
  if (!wishedBefore.test(before)) return null
  return careerBefore.test(before) ? 'career' : 'work'
}

/** Whether a part of a listed skill is the person's own: also as the verb of a sentence, "I prune roses". */
export const isPerformedPart = (mention: Mention, biography: string): boolean =>
  isPerformed(mention, biography) ||
  verbBefore.test(biography.slice(Math.max(0, mention.from - lookBehindLength), mention.from))

/** "Help", "working with", "seeks": what makes a group the work. */
const verbBeforeGroup =
  /\b(?:help|assist|support|serve|guide|accompany|teach|train|mentor|coach|lead|visit|supervise|work|care|read|seek|need|want|recruit|volunteer|join)(?:s|es|ing|ed)?\b[^.!?\n]*$/iu

/** Whether a listing names only whom it is for or who is there, with no word that asks for work with or of them. */
export const isOnlyGroup = ({ words, from }: Mention, listing: string): boolean =>
  groups.test(words) && !verbBeforeGroup.test(listing.slice(Math.max(0, from - lookBehindLength), from))
