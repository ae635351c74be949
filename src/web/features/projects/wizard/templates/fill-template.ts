import type { NewProjectInput } from '#contract/projects/form.ts'
import { projectTemplates, templateIds, type TemplateId } from '#domain/projects/templates.ts'
import type { ProjectTemplatesTexts } from '#web/features/projects/texts/project-templates-texts.ts'
import type { WizardForm } from '#web/features/projects/wizard/wizard-form.ts'

/** The answers that a template gives, in one language. */
export function answersOf({ templates }: ProjectTemplatesTexts, id: TemplateId) {
  const { title, description, requirements, milestones, deliverables, definitionOfDone, questions } =
    templates[id]
  const { milestoneHours, ...numbers } = projectTemplates[id]
  const { requiredSkills, preferredSkills, experienceLevel, timeCommitment, duration } = numbers
  return {
    title,
    description,
    requirements,
    milestones: [milestones.first, milestones.second, milestones.third, milestones.fourth].map(
      (each, index) => ({ title: each, dueDate: null, afterHours: milestoneHours[index] ?? null }),
    ),
    deliverables,
    definitionOfDone,
    screeningQuestions: [questions.first, questions.second].map((text) => ({ text, isRequired: false })),
    requiredSkills: [...requiredSkills],
    preferredSkills: [...preferredSkills],
    experienceLevel,
    timeCommitment,
    duration,
    // Each of them is work for one person.
    maxVolunteers: 1,
  }
}

const writtenFields = ['title', 'description', 'requirements', 'deliverables', 'definitionOfDone'] as const

type Written = Pick<NewProjectInput, (typeof writtenFields)[number] | 'screeningQuestions' | 'milestones'>

/** Every text that a template can fill in. */
function listWritten({ screeningQuestions = [], milestones = [], ...written }: Partial<Written>): string[] {
  return [
    ...writtenFields.map((field) => written[field] ?? ''),
    ...screeningQuestions.map(({ text }) => text),
    ...milestones.map(({ title }) => title),
  ].map((text) => text.trim())
}

/** Whether a template would replace something that was written. What another template filled in was not. */
export function hasWritten(form: WizardForm, texts: ProjectTemplatesTexts): boolean {
  const written = listWritten(form.getValues())
  if (written.every((text) => text === '')) return false
  return !templateIds.some((id) => written.join('\0') === listWritten(answersOf(texts, id)).join('\0'))
}

/** Fills the form with a template's answers. Causes, impact, perks, days and contact stay as they are. */
export function fillTemplate(form: WizardForm, texts: ProjectTemplatesTexts, id: TemplateId): void {
  const answers = answersOf(texts, id)
  const change = { shouldDirty: true }
  form.clearErrors()
  form.setValue('title', answers.title, change)
  form.setValue('description', answers.description, change)
  form.setValue('requirements', answers.requirements, change)
  form.setValue('milestones', answers.milestones, change)
  form.setValue('deliverables', answers.deliverables, change)
  form.setValue('definitionOfDone', answers.definitionOfDone, change)
  form.setValue('screeningQuestions', answers.screeningQuestions, change)
  form.setValue('requiredSkills', answers.requiredSkills, change)
  form.setValue('preferredSkills', answers.preferredSkills, change)
  form.setValue('experienceLevel', answers.experienceLevel, change)
  form.setValue('timeCommitment', answers.timeCommitment, change)
  form.setValue('duration', answers.duration, change)
  form.setValue('maxVolunteers', answers.maxVolunteers, change)
}
