/** The skill that a match lacks, as far as the text of the listing asks for it, too. */
import { normalizeLabel } from '#domain/vocabulary/normalize.ts'
import { isTypedIn } from '#domain/vocabulary/work-graph.ts'
import { splitClauses } from '#domain/vocabulary/words.ts'
import { removeNegations } from '#domain/matching/parsing/negations.ts'
import { parseListing } from '#domain/matching/parsing/parse-listing.ts'
import { isStated, type RequestedWork, type RequestSource } from '#domain/matching/parsing/parse-project.ts'
import type { MatchProject, MatchVolunteer } from './factors.ts'
import type { Match } from './score.ts'

/** A stated skill that a volunteer lacks. */
export interface Gap {
  label: string
  isPreferred: boolean
}

/** "Choose one or more of the following": none of the skills is required. */
const isChoice =
  /\b(?:choose|pick|select)\s+(?:(?:from\s+)?any|one)\b|\bone\s+or\s+more\s+of\s+(?:the\s+)?following\b|\b(?:any|one)\s+of\s+the\s+following\b/iu
/** "From accounting to marketing to strategy", "various roles": what the description lists is not all required; what the title says is. */
const namesSeveral =
  /\bin\s+the\s+following\s+(?:areas|categories|roles|positions|departments)\b|\bfrom\s+(?:\p{L}+\s+){1,3}to\s+(?:\p{L}+\s+){1,3}to\s|\b(?:various|many|several|different|variety\s+of|range\s+of|number\s+of)\s+(?:\p{L}+\s+)?(?:areas|roles|positions|departments|opportunities|committees|capacities)\b/iu
/** "No experience necessary": what is listed then is no requirement. */
const needsNone =
  /\bno\s+(?:(?:prior|previous|special|specific)\s+)*(?:experience|skills?)\s+(?:is\s+|are\s+)?(?:necessary|needed|required)\b|\b(?:experience|skills?)\s+(?:is\s+|are\s+)?not\s+(?:necessary|needed|required)\b/iu
/** "No special training required" says that of the description's tasks, and not of the title's role. */
const needsNoTraining =
  /\bno\s+(?:(?:prior|previous|special|specific)\s+)*training\s+(?:is\s+)?(?:necessary|needed|required)\b/iu
/** Sentences that say what volunteers do or need, and not what the organization is or whom it serves. */
const asksFor =
  /\b(?:we(?:['’]re|\s+are)?\s+(?:(?:currently|now|also)\s+)?(?:need|seek|seeking|want|looking\s+for|in\s+need\s+of)|(?:is|are)\s+(?:(?:currently|now|also|actively)\s+)?(?:seeking|looking\s+for|needed|wanted|required)|needs?\s+(?:help|someone|people|an?|volunteers?|assistance)|seeks|seeking|must|required|requirements?|ideal(?:ly)?|experienced?|expertise|skill(?:s|ed)?|proficien\p{L}+|knowledge\s+of|fluent|ability\s+to|you(?:['’]ll|\s+(?:will|should|need|must|have\s+to))|volunteers?|interns?|assist(?:s|ing|ance)?|responsib\p{L}+|dut(?:y|ies)|tasks?|role|position|candidates?|applicants?|technologies)\b|^[\s"“(*–-]*(?:looking\s+for|help|join|needed|wanted|you)\b/iu
/** "Photograph our gala": what comes first is done. */
const beginsWithVerb =
  /^[\s"“(*–-]*(?!(?:this|that|it|there|as|is|are|in|at|on|to|of|from|with|for|and|or|but|by|we|they)\b)\p{L}+\s+(?:the|an?|our|your|their)\b/iu
/** What the work is about or for: showing films about nutrition takes no cook. */
const subject = /\b(?:about|in\s+support\s+of|to\s+support)\b[^.,;:!?\n]*/giu
const link = /\bhttps?:\/\/\S+/giu
const sentences = /[^.!?;\n\u2022]+[.!?;\n\u2022]*/gu

/** Verbs that show a skill and have no form in the tables of work. */
const shownByVerb: Readonly<Record<string, RegExp>> = {
  teaching: /\bI(?:['’]ve|\s+have|\s+had|\s+also|\s+still|\s+used\s+to)*\s+(?:taught|teach)\b/iu,
  driving: /\bI(?:['’]ve|\s+have|\s+had|\s+also|\s+still|\s+used\s+to)*\s+(?:drove|driven|drive)\b/iu,
}

interface Written {
  volunteer: Pick<MatchVolunteer, 'biography' | 'skills'>
  project: Pick<
    MatchProject,
    'title' | 'description' | 'organizationName' | 'requiredSkills' | 'preferredSkills'
  >
}

/**
 * The stated skill that the volunteer doesn't offer at all and that the listing's text, if it has any, asks for, too: lists of skills are
 * often generous. Required before preferred, and what the title says before what the description says; only what the title says if the
 * text names several roles. Null if there is none, if people choose among the skills or need none, or if the skills factor is already at
 * its maximum.
 */
export function findGap(match: Match, { volunteer, project }: Written): Gap | null {
  const title = project.title ?? ''
  const text = `${title}\n${project.description ?? ''}`
  if (match.factors.skills === 1 || isChoice.test(text) || needsNone.test(text)) return null
  const missing = findMissing(match, volunteer)
  if (missing.length === 0) return null
  const inTitle = match.evidence.skills.flatMap(({ asked: { in: places, id } }) =>
    places.includes('title') ? [id] : [],
  )
  // A title that names the work leaves no other skill that this person lacks above all.
  const isOnlyByTitle =
    namesSeveral.test(text) || needsNoTraining.test(text) || match.evidence.skills.some(isOfTitle)
  // A narrower kind, as "friendly visiting", needs less than the skill.
  const isSaid = ({ id, label }: RequestedWork, { of, written }: Requests) =>
    of.includes(id) || (isTypedIn(id) && isMentioned(label, written))
  const stated = (place: RequestSource) => {
    const listed = missing.filter((one) => one.in.includes(place))
    const ofTitle = listed.find((one) => isSaid(one, { of: inTitle, written: title }))
    if (ofTitle || isOnlyByTitle) return ofTitle
    return listed.find((one) => text.trim() === '' || isSaid(one, recallRequests(project)))
  }
  const required = stated('required')
  const found = required ?? stated('preferred')
  return found ? { label: found.label, isPreferred: !required } : null
}

const isOfTitle = ({ asked: requested }: { asked: RequestedWork }): boolean =>
  requested.in.includes('title') && isStated(requested)

interface Requests {
  of: readonly string[]
  written: string
}

/** What was found in the descriptions of projects that are still in memory: a page compares one project with many volunteers. */
const requests = new WeakMap<Written['project'], Requests>()

/** What a project's description asks for: the kinds of work, and the sentences that say it. */
function recallRequests(project: Written['project']): Requests {
  const known = requests.get(project)
  if (known) return known
  const written = findRequests(project.description ?? '')
  const { work } = parseListing({ ...project, title: '', description: written }).description
  const found = { of: work.map(({ id }) => id), written }
  requests.set(project, found)
  return found
}

/** The requested kinds of work that the profile neither lists nor shows. */
function findMissing({ evidence }: Match, { biography, skills }: Written['volunteer']): RequestedWork[] {
  const said = removeNegations(biography ?? '')
  const offered = new Set(
    evidence.skills.flatMap(({ asked: requested, similarity, otherLanguages }) =>
      similarity > 0 || otherLanguages !== null ? [requested.label] : [],
    ),
  )
  const own = new Set(skills.map(normalizeLabel))
  return evidence.skills
    .map((one) => one.asked)
    .filter(
      ({ id, label }) =>
        !offered.has(label) && !own.has(normalizeLabel(label)) && !shownByVerb[id]?.test(said),
    )
}

/** The sentences of a description that ask for something, without what they are about. */
const findRequests = (description: string): string =>
  (description.replace(link, ' ').match(sentences) ?? [])
    .filter((one) => asksFor.test(one) || beginsWithVerb.test(one))
    .join(' ')
    .replace(subject, ' ')

/** Whether a text has all the words of a skill that no vocabulary knows. */
function isMentioned(label: string, text: string): boolean {
  const stems = new Set(splitClauses(text).flatMap((clause) => clause.map(({ stem }) => stem)))
  return splitClauses(label)
    .flat()
    .every(({ stem }) => stems.has(stem))
}
