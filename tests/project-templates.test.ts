import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { newProject } from '#contract/projects/form.ts'
import { checkReadiness, findPlaceholders } from '#domain/projects/readiness.ts'
import { projectTemplates, templateIds } from '#domain/projects/templates.ts'
import { estimateHours } from '#domain/projects/total-hours.ts'
import { checkProject } from '#domain/safeguards/evaluate.ts'
import { listMissingAnswers } from '#domain/safeguards/required-answers.ts'

const catalog = new URL('../src/web/features/projects/texts/project-templates.en.json', import.meta.url)
const { templates } = z
  .object({
    templates: z.record(
      z.enum(templateIds),
      z.object({
        name: z.string(),
        summary: z.string(),
        title: z.string(),
        description: z.string(),
        requirements: z.string(),
        milestones: z.object({
          first: z.string(),
          second: z.string(),
          third: z.string(),
          fourth: z.string(),
        }),
        deliverables: z.string(),
        definitionOfDone: z.string(),
        questions: z.object({ first: z.string(), second: z.string() }),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(catalog, 'utf8')))

/** A template's answers, with what an organization adds to them. */
const answersOf = (id: (typeof templateIds)[number]) => {
  const { questions, milestones, name: _name, summary: _summary, ...written } = templates[id]
  const { milestoneHours, ...numbers } = projectTemplates[id]
  return {
    ...numbers,
    ...written,
    milestones: Object.values(milestones).map((title, index) => ({
      title,
      dueDate: null,
      afterHours: milestoneHours[index] ?? null,
    })),
    screeningQuestions: [{ text: questions.first }, { text: questions.second }],
    causeAreas: ['Education'],
    impact: 'Families find help faster.',
    contactName: 'Ruth Adler',
    confirmsNoPaidPost: true,
  }
}

describe('the templates of projects', () => {
  it('are at least twelve', () => {
    expect(new Set(templateIds).size).toBeGreaterThanOrEqual(12)
  })

  test.each(templateIds)('%s can be posted once causes and impact are added', (id) => {
    expect(newProject.safeParse(answersOf(id)).error?.issues).toBeUndefined()
  })

  test.each(templateIds)('%s has nothing that a safeguard is about', (id) => {
    const project = newProject.parse(answersOf(id))
    expect(checkProject(project)).toEqual([])
  })

  test.each(templateIds)('%s is ready once its brackets are replaced', (id) => {
    const project = answersOf(id)
    const left = checkReadiness({ ...project, timeline: null, endDate: null }, []).filter(
      ({ isReady }) => !isReady,
    )
    expect(left).toEqual([])
    expect(findPlaceholders([project.description, project.deliverables])).not.toEqual([])
  })

  test.each(templateIds)('%s reaches its milestones one after another, within its hours', (id) => {
    const { milestoneHours, timeCommitment, duration } = projectTemplates[id]
    expect(milestoneHours.toSorted((a, b) => a - b)).toEqual(milestoneHours)
    expect(milestoneHours.at(-1)).toBeLessThanOrEqual(estimateHours(timeCommitment, duration) ?? 0)
  })

  test.each(templateIds)('%s leaves nothing that the form asks for', (id) => {
    expect(listMissingAnswers(newProject.parse(answersOf(id)))).toEqual([])
  })
})
