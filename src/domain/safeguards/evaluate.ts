import { estimateHours } from '#domain/projects/total-hours.ts'
import { leavesTheSite } from './contact.ts'
import { frenchFees, likelyFrenchFees } from './french-payments.ts'
import { licensedWork } from './licensed-work.ts'
import { replacesPaidWork } from './paid-work.ts'
import { feesBesideVolunteers } from './likely-fees.ts'
import { asksForSamples } from './likely-sample-work.ts'
import { says, type Pattern } from './patterns.ts'
import { fees, likelyFees, payLikePerks } from './payments.ts'
import { splitSentences, type Sentence } from './plain-text.ts'
import { likelySampleWork, sampleWork } from './sample-work.ts'
import { safeguardLimits, type BlockingCode, type CheckedCode, type SafeguardEffect } from './safeguards.ts'

/** What a check does; `block` is the strongest. */
export type FindingEffect = Exclude<SafeguardEffect, 'always'>

export type Finding = {
  rule: CheckedCode
  effect: FindingEffect
  /** The sentence that it is about, in one line and at most 300 characters; for a number, the number. */
  evidence: string
}

/** A finding with the field of the project's form that it is about, as a path: `perks.0.title`. */
export type ProjectFinding = Finding & { field: string }

/** With the items of lists that it leaves out. */
type Reading = { patterns: readonly Pattern[]; leavesOut?: readonly NonNullable<Sentence['item']>[] }
type TextRule = Reading & { rule: CheckedCode; effect: FindingEffect }

/**
 * "You will:" introduces what volunteers do with the organization's money, and "Applicants must:" what they can or have
 * done: with such a line, an item is not clear enough to refuse it.
 */
const blockingRules = [
  { rule: 'S9', effect: 'block', patterns: [...fees, ...frenchFees], leavesOut: ['duty'] },
  { rule: 'S7', effect: 'block', patterns: sampleWork, leavesOut: ['duty', 'need'] },
] as const satisfies readonly (TextRule & { rule: BlockingCode })[]

/** The strongest of each rule comes first. */
const textRules: readonly TextRule[] = [
  ...blockingRules,
  { rule: 'S9', effect: 'review', patterns: [...likelyFees, ...feesBesideVolunteers, ...likelyFrenchFees] },
  { rule: 'S7', effect: 'review', patterns: [...likelySampleWork, ...asksForSamples] },
  { rule: 'S6', effect: 'review', patterns: replacesPaidWork },
  { rule: 'S13', effect: 'require', patterns: licensedWork },
  { rule: 'S18', effect: 'review', patterns: leavesTheSite },
]
const perkRules: readonly TextRule[] = [{ rule: 'S10', effect: 'review', patterns: payLikePerks }]

const longestEvidence = 300

/** Whether a person has decided about the sentence for this rule, so that the next one is looked for. */
export type IsDecided = (finding: Pick<Finding, 'rule' | 'evidence'>) => boolean
export const nothingDecided: IsDecided = () => false

/**
 * What a text of a listing says that a safeguard is about: at most one finding per rule, the strongest. Reads sentence
 * by sentence, so neither the length of the text nor the order of its sentences matters. Knows English, and what deposits
 * are called in French.
 */
export const checkText = (text: string, isDecided = nothingDecided): Finding[] =>
  applyRules(textRules, text, isDecided)

function applyRules(rules: readonly TextRule[], text: string, isDecided: IsDecided): Finding[] {
  const sentences = splitSentences(text)
  const found = new Map<CheckedCode, Finding>()
  for (const { rule, effect, ...reading } of rules) {
    if (found.has(rule)) continue
    const evidence = findEvidence(sentences, reading, (each) => isDecided({ rule, evidence: each }))
    if (evidence !== null) found.set(rule, { rule, effect, evidence })
  }
  return [...found.values()]
}

/** The first sentence that one of the patterns describes and that is not left out. */
function findEvidence(
  sentences: readonly Sentence[],
  reading: Reading,
  isLeftOut: (evidence: string) => boolean = () => false,
): string | null {
  const found = sentences.find((each) => describes(reading, each) && !isLeftOut(shorten(each.written)))
  return found ? shorten(found.written) : null
}

const describes = ({ patterns, leavesOut = [] }: Reading, sentence: Sentence) =>
  !(sentence.item && leavesOut.includes(sentence.item)) && says(sentence, patterns)

const shorten = (text: string) => {
  const characters = [...text]
  return characters.length > longestEvidence ? `${characters.slice(0, longestEvidence - 1).join('')}…` : text
}

/** The parts of a project that safeguards read. */
export type CheckedProject = {
  title: string
  description: string | null
  requirements: string | null
  hoursReason: string | null
  milestones: readonly { title: string }[]
  timeline: string | null
  deliverables: string | null
  definitionOfDone: string | null
  impact: string | null
  contactName: string | null
  contactInstructions: string | null
  confirmsNoPaidPost: boolean
  confirmsLicense: boolean
  screeningQuestions: readonly { text: string }[]
  perks: readonly { title: string; description: string }[]
  /** Hours a week. */
  timeCommitment: number | null
  duration: string | null
}

/** The fields of the form that are one text. */
export const checkedTextFields = [
  'title',
  'description',
  'requirements',
  'hoursReason',
  'timeline',
  'deliverables',
  'definitionOfDone',
  'impact',
  'contactInstructions',
] as const satisfies readonly (keyof CheckedProject)[]

/** Everything the safeguards find in a project that was not decided, in the order of its form. */
export function checkProject(project: CheckedProject, isDecided = nothingDecided): ProjectFinding[] {
  const findings = [
    ...checkedTextFields.flatMap((field) => at(field, checkText(project[field] ?? '', isDecided))),
    ...project.screeningQuestions.flatMap(({ text }, index) =>
      at(`screeningQuestions.${index}.text`, checkText(text, isDecided)),
    ),
    ...at('timeCommitment', checkHours(project)),
    ...at('duration', checkTotal(project)),
    ...at('milestones', checkMilestones(project)),
    ...project.milestones.flatMap(({ title }, index) =>
      at(`milestones.${index}.title`, checkText(title, isDecided)),
    ),
    ...project.perks.flatMap(({ title, description }, index) => [
      ...at(`perks.${index}.title`, checkPerkText(title, isDecided)),
      ...at(`perks.${index}.description`, checkPerkText(description, isDecided)),
    ]),
  ]
  return findings.filter(
    (finding) =>
      !isDecided(finding) &&
      isForField(finding.field, finding) &&
      !(finding.rule === 'S13' && project.confirmsLicense),
  )
}

/** Whether a rule is about a field: only accepted volunteers read how to get in touch, so it may name a messenger. */
export const isForField = (field: string, { rule }: Pick<Finding, 'rule'>): boolean =>
  !(rule === 'S18' && field === 'contactInstructions')

const at = (field: string, findings: readonly Finding[]): ProjectFinding[] =>
  findings.map((finding) => ({ ...finding, field }))

/** The first sentence of a project that one of the patterns describes; null if there is none. */
export function findSentence(project: CheckedProject, patterns: readonly Pattern[]): string | null {
  const texts = [
    ...checkedTextFields.map((field) => project[field] ?? ''),
    ...project.milestones.map(({ title }) => title),
    ...project.screeningQuestions.map(({ text }) => text),
    ...project.perks.flatMap(({ title, description }) => [title, description]),
  ]
  for (const text of texts) {
    const evidence = findEvidence(splitSentences(text), { patterns })
    if (evidence !== null) return evidence
  }
  return null
}

/** What the title or the description of a perk says. */
export function checkPerkText(text: string, isDecided = nothingDecided): Finding[] {
  const asPay = new Set(
    splitSentences(text)
      .filter((sentence) => says(sentence, payLikePerks))
      .map(({ written }) => shorten(written)),
  )
  return [
    // Pay in a perk is one matter, although it also sounds like a job.
    ...checkText(text, (each) => isDecided(each) || (each.rule === 'S6' && asPay.has(each.evidence))),
    ...applyRules(perkRules, text, isDecided),
  ]
}

/** Whether a listing asks for more hours a week than people usually volunteer, without saying why (S2). */
export function checkHours({
  timeCommitment: hours,
  hoursReason,
}: Pick<CheckedProject, 'timeCommitment' | 'hoursReason'>): Finding[] {
  const { warn, review } = safeguardLimits.hoursPerWeek
  if (hours !== null && hours > review) return [{ rule: 'S2', effect: 'review', evidence: `${hours}` }]
  const isUnexplained = hours !== null && hours > warn && !hoursReason
  return isUnexplained ? [{ rule: 'S2', effect: 'warn', evidence: `${hours}` }] : []
}

type Total = Pick<CheckedProject, 'timeCommitment' | 'duration'>

/** Whether its total is so large that a person should read it (S3). */
export function checkTotal({ timeCommitment, duration }: Total): Finding[] {
  const total = estimateHours(timeCommitment, duration)
  const isLarge = total !== null && total > safeguardLimits.totalHours.review
  return isLarge ? [{ rule: 'S3', effect: 'review', evidence: `${total}` }] : []
}

/** Whether its total needs milestones that it does not have (S3). */
export function checkMilestones({
  timeCommitment,
  duration,
  milestones,
}: Total & Pick<CheckedProject, 'milestones'>): Finding[] {
  const total = estimateHours(timeCommitment, duration)
  const isMissing = total !== null && total > safeguardLimits.totalHours.require && milestones.length === 0
  return isMissing ? [{ rule: 'S3', effect: 'require', evidence: `${total}` }] : []
}

/** Every sentence of a text that the server refuses, once for each rule that refuses it, but for what is allowed. */
export function listBlocks(
  text: string,
  isAllowed: IsDecided = nothingDecided,
): { rule: BlockingCode; evidence: string }[] {
  const blocks = splitSentences(text).flatMap((sentence) => {
    const evidence = shorten(sentence.written)
    return blockingRules
      .filter((row) => describes(row, sentence) && !isAllowed({ rule: row.rule, evidence }))
      .map(({ rule }) => ({ rule, evidence }))
  })
  return [...new Map(blocks.map((block) => [`${block.rule} ${block.evidence}`, block])).values()]
}

/** What makes the server refuse a text, with the sentence; null if nothing does but what is allowed. */
export function findBlock(
  text: string,
  isAllowed: IsDecided = nothingDecided,
): { rule: BlockingCode; evidence: string } | null {
  const sentences = splitSentences(text)
  for (const row of blockingRules) {
    const evidence = findEvidence(sentences, row, (each) => isAllowed({ rule: row.rule, evidence: each }))
    if (evidence !== null) return { rule: row.rule, evidence }
  }
  return null
}
