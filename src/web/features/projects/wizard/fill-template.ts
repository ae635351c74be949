import { projectTemplates, templateIds, type TemplateId } from '#domain/projects/templates.ts'
import type { ProjectTemplatesTexts } from '#web/features/projects/texts/project-templates-texts.ts'
import type { WizardForm } from './wizard-form.ts'

/** The answers that a template gives, in one language. */
export function answersOf({ templates }: ProjectTemplatesTexts, id: TemplateId) {
  const { title, description, requirements, timeline, deliverables, questions } = templates[id]
  const { requiredSkills, preferredSkills, experienceLevel, timeCommitment, duration } = projectTemplates[id]
  return {
    title,
    description,
    requirements,
    timeline,
    deliverables,
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

const writtenFields = ['title', 'description', 'requirements', 'timeline', 'deliverables'] as const

/** Whether a template would replace something that was written. What another template filled in was not. */
export function hasWritten(form: WizardForm, texts: ProjectTemplatesTexts): boolean {
  const written = form.getValues(writtenFields).map((text) => text?.trim() ?? '')
  const questions = (form.getValues('screeningQuestions') ?? [])
    .map(({ text }) => text.trim())
    .filter(Boolean)
  if (written.every((text) => text === '') && questions.length === 0) return false
  return !templateIds.some((id) => {
    const answers = answersOf(texts, id)
    const filled = [
      ...writtenFields.map((field) => answers[field]),
      ...answers.screeningQuestions.map(({ text }) => text),
    ]
    return [...written, ...questions].join('\0') === filled.map((text) => text.trim()).join('\0')
  })
}

/** Fills the form with a template's answers. Causes, impact, perks and contact stay as they are. */
export function fillTemplate(form: WizardForm, texts: ProjectTemplatesTexts, id: TemplateId): void {
  const answers = answersOf(texts, id)
  const change = { shouldDirty: true }
  form.clearErrors()
  form.setValue('title', answers.title, change)
  form.setValue('description', answers.description, change)
  form.setValue('requirements', answers.requirements, change)
  form.setValue('timeline', answers.timeline, change)
  form.setValue('deliverables', answers.deliverables, change)
  form.setValue('screeningQuestions', answers.screeningQuestions, change)
  form.setValue('requiredSkills', answers.requiredSkills, change)
  form.setValue('preferredSkills', answers.preferredSkills, change)
  form.setValue('experienceLevel', answers.experienceLevel, change)
  form.setValue('timeCommitment', answers.timeCommitment, change)
  form.setValue('duration', answers.duration, change)
  form.setValue('maxVolunteers', answers.maxVolunteers, change)
}
