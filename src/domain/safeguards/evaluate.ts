import { estimateHours } from '#domain/projects/total-hours.ts'
import { licensedWork } from './licensed-work.ts'
import { replacesPaidWork } from './paid-work.ts'
import { matches, type Pattern } from './patterns.ts'
import { fees, likelyFees, payLikePerks } from './payments.ts'
import { splitSentences } from './plain-text.ts'
import { likelySampleWork, sampleWork } from './sample-work.ts'
import { safeguardLimits, type SafeguardCode, type SafeguardEffect } from './safeguards.ts'

/** What a check does; `block` is the strongest. */
export type FindingEffect = Exclude<SafeguardEffect, 'always'>

export type Finding = {
  rule: SafeguardCode
  effect: FindingEffect
  /** The sentence that it is about, in one line and at most 300 characters; for a number, the number. */
  evidence: string
}

/** A finding with the field of the project's form that it is about, as a path: `perks.0.title`. */
export type ProjectFinding = Finding & { field: string }

type TextRule = { rule: SafeguardCode; effect: FindingEffect; patterns: readonly Pattern[] }

/** The strongest of each rule comes first. */
const textRules: readonly TextRule[] = [
  { rule: 'S9', effect: 'block', patterns: fees },
  { rule: 'S7', effect: 'block', patterns: sampleWork },
  { rule: 'S9', effect: 'review', patterns: likelyFees },
  { rule: 'S7', effect: 'review', patterns: likelySampleWork },
  { rule: 'S6', effect: 'review', patterns: replacesPaidWork },
  { rule: 'S13', effect: 'warn', patterns: licensedWork },
]
const perkRules: readonly TextRule[] = [{ rule: 'S10', effect: 'review', patterns: payLikePerks }]

const longestEvidence = 300

/**
 * What a text of a listing says that a safeguard is about: at most one finding per rule, the strongest. Reads sentence
 * by sentence, so neither the length of the text nor the order of its sentences matters. Knows English.
 */
export const checkText = (text: string): Finding[] => applyRules(textRules, text)

function applyRules(rules: readonly TextRule[], text: string): Finding[] {
  const sentences = splitSentences(text)
  const found = new Map<SafeguardCode, Finding>()
  for (const { rule, effect, patterns } of rules) {
    if (found.has(rule)) continue
    const sentence = sentences.find((each) => patterns.some((pattern) => matches(each, pattern)))
    if (sentence) found.set(rule, { rule, effect, evidence: shorten(sentence.written) })
  }
  return [...found.values()]
}

const shorten = (text: string) => {
  const characters = [...text]
  return characters.length > longestEvidence ? `${characters.slice(0, longestEvidence - 1).join('')}…` : text
}

/** The parts of a project that safeguards read. */
export type CheckedProject = {
  title: string
  description: string | null
  requirements: string | null
  timeline: string | null
  deliverables: string | null
  impact: string | null
  contactInstructions: string | null
  screeningQuestions: readonly { text: string }[]
  perks: readonly { title: string; description: string }[]
  /** Hours a week. */
  timeCommitment: number | null
  duration: string | null
}

const textFields = [
  'title',
  'description',
  'requirements',
  'timeline',
  'deliverables',
  'impact',
  'contactInstructions',
] as const satisfies readonly (keyof CheckedProject)[]

/** Everything the safeguards find in a project, in the order of its form. */
export function checkProject(project: CheckedProject): ProjectFinding[] {
  return [
    ...textFields.flatMap((field) => at(field, checkText(project[field] ?? ''))),
    ...project.screeningQuestions.flatMap(({ text }, index) =>
      at(`screeningQuestions.${index}.text`, checkText(text)),
    ),
    ...at('timeCommitment', checkHours(project.timeCommitment)),
    ...at('duration', checkTotal(project)),
    ...project.perks.flatMap(({ title, description }, index) => [
      ...at(`perks.${index}.title`, checkPerkText(title)),
      ...at(`perks.${index}.description`, checkPerkText(description)),
    ]),
  ]
}

const at = (field: string, findings: readonly Finding[]): ProjectFinding[] =>
  findings.map((finding) => ({ ...finding, field }))

/** What the title or the description of a perk says. */
export const checkPerkText = (text: string): Finding[] => [...checkText(text), ...applyRules(perkRules, text)]

/** Whether a listing asks for more hours a week than people usually volunteer (S2). */
export function checkHours(hoursPerWeek: number | null): Finding[] {
  return rate('S2', hoursPerWeek, safeguardLimits.hoursPerWeek)
}

/** Whether its total is so large that it needs milestones, which the timeline has, or a person to read it (S3). */
export function checkTotal({
  timeCommitment,
  duration,
  timeline,
}: Pick<CheckedProject, 'timeCommitment' | 'duration' | 'timeline'>): Finding[] {
  const findings = rate('S3', estimateHours(timeCommitment, duration), safeguardLimits.totalHours)
  return findings.filter(({ effect }) => effect === 'review' || !timeline)
}

function rate(rule: 'S2' | 'S3', hours: number | null, limit: { warn: number; review: number }): Finding[] {
  if (hours === null || hours <= limit.warn) return []
  return [{ rule, effect: hours > limit.review ? 'review' : 'warn', evidence: String(hours) }]
}

/** What makes the server refuse a text, or null. */
export const findBlock = (text: string): Finding | null =>
  checkText(text).find(({ effect }) => effect === 'block') ?? null
