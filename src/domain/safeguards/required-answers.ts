import { checkMilestones, findSentence, type CheckedProject } from './evaluate.ts'
import { licensedWork } from './licensed-work.ts'
import { safeguardLimits, type SafeguardCode } from './safeguards.ts'

/** What the form asks for before it publishes a project, in its order; a request may be without. */
export type RequiredAnswer =
  | 'milestones'
  | 'definitionOfDone'
  | 'contactName'
  | 'confirmsNoPaidPost'
  | 'confirmsLicense'

/** An answer that is missing, and the rule that asks for it. */
export type MissingAnswer = { field: RequiredAnswer; rule: SafeguardCode }

/** The answers that the form still asks for (effect `require`); none of them is about a text's length or order. */
export function listMissingAnswers(project: CheckedProject): MissingAnswer[] {
  const answers: (MissingAnswer & { isMissing: boolean })[] = [
    { field: 'milestones', rule: 'S3', isMissing: checkMilestones(project).length > 0 },
    { field: 'definitionOfDone', rule: 'S5', isMissing: !project.definitionOfDone?.trim() },
    { field: 'contactName', rule: 'S5', isMissing: !project.contactName?.trim() },
    { field: 'confirmsNoPaidPost', rule: 'S6', isMissing: !project.confirmsNoPaidPost },
    { field: 'confirmsLicense', rule: 'S13', isMissing: findLicensedWork(project) !== null },
  ]
  return answers.filter(({ isMissing }) => isMissing).map(({ field, rule }) => ({ field, rule }))
}

/** The sentence about licensed work for which no license is confirmed; null if there is none (S13). */
export function findLicensedWork(project: CheckedProject): string | null {
  return project.confirmsLicense ? null : findSentence(project, licensedWork)
}

/** Whether the form asks why a project needs so many hours a week (S2). */
export const asksHoursReason = ({ timeCommitment: hours }: Pick<CheckedProject, 'timeCommitment'>): boolean =>
  hours !== null && hours > safeguardLimits.hoursPerWeek.warn

/** The answers that only some projects are asked for: what is no longer asked is neither stored nor shown. */
export function keepAskedAnswers(
  project: CheckedProject,
): Pick<CheckedProject, 'hoursReason' | 'confirmsLicense'> {
  const hoursReason = asksHoursReason(project) ? project.hoursReason : null
  const asked = { ...project, hoursReason, confirmsLicense: false }
  return { hoursReason, confirmsLicense: project.confirmsLicense && findLicensedWork(asked) !== null }
}
