import { describe, expect, test } from 'vitest'
import { checkedTextFields } from '#domain/safeguards/evaluate.ts'
import { describeFieldText } from '#contract/field-texts.ts'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import { projectCase } from './cases.ts'
import { newProject, projectChanges, projectSteps } from './form.ts'

const word = (message: string) => describeFieldText(fieldsCatalog.read('en'), message)

const form = {
  title: 'Title',
  description: 'd'.repeat(50),
  causeAreas: ['Education'],
  requiredSkills: ['Legal'],
  experienceLevel: 'beginner',
  duration: 'ongoing',
  deliverables: 'd'.repeat(20),
  impact: 'i'.repeat(20),
}

/**
 * The text beside the field if the form has this value, or null if it is accepted; no other field may have an error.
 */
function textAt(field: string, value: unknown): string | null {
  const issues = newProject.safeParse({ ...form, [field]: value }).error?.issues ?? []
  expect(issues.filter(({ path }) => path[0] !== field)).toEqual([])
  expect(issues.length).toBeLessThanOrEqual(1)
  return issues[0] ? word(issues[0].message) : null
}

const longText = 'Must be at most 5,000 characters'
const volunteersText = 'Number of volunteers must be between 1 and 50'

describe('a new project', () => {
  test.each([
    ['title', 'x'.repeat(4), 'x'.repeat(5), 'Title must be at least 5 characters'],
    ['title', 'x'.repeat(121), 'x'.repeat(120), 'Must be at most 120 characters'],
    ['title', undefined, 'Title', 'Title must be at least 5 characters'],
    ['description', 'x'.repeat(49), 'x'.repeat(50), 'Description must be at least 50 characters'],
    ['description', 'x'.repeat(5001), 'x'.repeat(5000), longText],
    ['causeAreas', [], ['Education'], 'Please select at least one cause area'],
    ['causeAreas', undefined, ['Education'], 'Please select at least one cause area'],
    [
      'causeAreas',
      Array.from({ length: 31 }, String),
      Array.from({ length: 30 }, String),
      'Must be at most 30 entries',
    ],
    ['causeAreas', ['x'.repeat(61)], ['x'.repeat(60)], 'Must be at most 60 characters'],
    ['requiredSkills', [], ['Legal'], 'Please select at least one skill'],
    ['requiredSkills', undefined, ['Legal'], 'Please select at least one skill'],
    ['requiredSkills', 'Legal', ['Legal'], 'Please select at least one skill'],
    ['preferredSkills', Array.from({ length: 31 }, String), [], 'Must be at most 30 entries'],
    ['experienceLevel', undefined, 'expert', 'Please select an experience level'],
    ['experienceLevel', 'novice', 'intermediate', 'Please select an experience level'],
    ['requirements', 'x'.repeat(5001), 'x'.repeat(5000), longText],
    ['timeCommitment', 0, 1, 'Time commitment must be at least 1 hour'],
    ['timeCommitment', 41, 40, 'Time commitment must be at most 40 hours'],
    ['timeCommitment', 1.5, 2, 'Time commitment must be at least 1 hour'],
    ['timeCommitment', '10', 10, 'Time commitment must be at least 1 hour'],
    ['timeCommitment', Number.NaN, 10, 'Time commitment must be at least 1 hour'],
    ['duration', '', 'ongoing', 'Please specify project duration'],
    ['duration', undefined, '1-2 weeks', 'Please specify project duration'],
    ['duration', 'x'.repeat(61), 'x'.repeat(60), 'Must be at most 60 characters'],
    ['timeline', 'x'.repeat(5001), null, longText],
    ['urgency', 'urgent', 'high', 'Invalid input'],
    ['applicationDeadline', '2026-02-30', '2026-02-28', 'Please enter a valid date'],
    ['applicationDeadline', 'infinity', null, 'Please enter a valid date'],
    ['isRemote', 'yes', false, 'Invalid input'],
    ['location', 'x'.repeat(501), 'x'.repeat(500), 'Must be at most 500 characters'],
    ['maxVolunteers', 0, 1, volunteersText],
    ['maxVolunteers', 51, 50, volunteersText],
    ['maxVolunteers', 2.5, 3, volunteersText],
    ['deliverables', 'x'.repeat(19), 'x'.repeat(20), 'Please describe the expected deliverables'],
    ['deliverables', undefined, 'x'.repeat(5000), 'Please describe the expected deliverables'],
    ['deliverables', ['x'], 'x'.repeat(20), 'Please describe the expected deliverables'],
    ['deliverables', 'x'.repeat(5001), 'x'.repeat(5000), longText],
    ['impact', 'x'.repeat(19), 'x'.repeat(20), 'Please describe the expected impact'],
    ['impact', undefined, 'x'.repeat(20), 'Please describe the expected impact'],
    ['impact', 'x'.repeat(5001), 'x'.repeat(5000), longText],
    ['contactInstructions', 'x'.repeat(5001), 'x'.repeat(5000), longText],
    ['organizationName', 'x', 'xx', 'Organization name must be at least 2 characters'],
    ['organizationName', 'x'.repeat(101), 'x'.repeat(100), 'Must be at most 100 characters'],
  ])('refuses %s %j and accepts %j: %s', (field, ...[refused, taken, text]) => {
    expect(textAt(field, refused)).toBe(text)
    expect(textAt(field, taken)).toBe(null)
  })

  test('has the documented defaults', () => {
    expect(newProject.parse(form)).toMatchObject({
      timeCommitment: 10,
      maxVolunteers: 3,
      isRemote: true,
      urgency: 'medium',
      applicationDeadline: null,
      preferredSkills: [],
      perks: [],
      location: null,
    })
  })

  test('reports all missing fields together', () => {
    const issues = newProject.safeParse({}).error?.issues ?? []
    expect(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), word(message)]))).toEqual({
      title: 'Title must be at least 5 characters',
      description: 'Description must be at least 50 characters',
      causeAreas: 'Please select at least one cause area',
      requiredSkills: 'Please select at least one skill',
      experienceLevel: 'Please select an experience level',
      duration: 'Please specify project duration',
      deliverables: 'Please describe the expected deliverables',
      impact: 'Please describe the expected impact',
    })
  })

  test('asks each field in exactly one step', () => {
    const fields = Object.values(projectSteps).flatMap((step) => Object.keys(step.shape))
    expect(fields.toSorted()).toEqual(Object.keys(newProject.shape).toSorted())
  })

  test('ignores unknown fields', () => {
    const read = newProject.parse({
      ...form,
      id: 'x',
      status: 'completed',
      isVerified: true,
      organizationId: 'x',
    })
    expect(Object.keys(read).filter((key) => !(key in newProject.shape))).toEqual([])
  })
})

describe('the perks of a project', () => {
  const perk = (type: string) => ({ type, title: 'Thanks', description: '', icon: '' })
  const textsOf = (perks: unknown) =>
    newProject
      .safeParse({ ...form, perks })
      .error?.issues.map(({ path, message }) => [path.join('.'), word(message)])

  test('include each preset at most once, and any number of custom ones', () => {
    expect(textsOf([perk('custom'), perk('custom'), perk('swag'), perk('team')])).toBe(undefined)
    expect(textsOf([perk('swag'), perk('custom'), perk('swag')])).toEqual([
      ['perks.2.type', 'This perk has already been added'],
    ])
  })

  test('are limited to 30, each of a known type with a title', () => {
    expect(textsOf(Array.from({ length: 30 }, () => perk('custom')))).toBe(undefined)
    expect(textsOf(Array.from({ length: 31 }, () => perk('custom')))).toEqual([
      ['perks', 'Must be at most 30 entries'],
    ])
    expect(textsOf([{ type: 'custom' }])).toEqual([['perks.0.title', 'Please enter a title for this perk']])
    expect(textsOf([perk('bribe')])).toEqual([['perks.0.type', 'Invalid input']])
  })
})

describe('changes of a project', () => {
  test('include some fields, by the rules of the form, and set no others', () => {
    expect(projectChanges.parse({})).toEqual({})
    expect(projectChanges.parse({ title: ' Another title ', requirements: '' })).toEqual({
      title: 'Another title',
      requirements: null,
    })
    expect(projectChanges.parse({ location: null, applicationDeadline: null })).toEqual({
      location: null,
      applicationDeadline: null,
    })
  })

  test.each([
    ['title', '1234', 'Title must be at least 5 characters'],
    ['title', null, 'Title must be at least 5 characters'],
    ['causeAreas', [], 'Please select at least one cause area'],
    ['requiredSkills', [], 'Please select at least one skill'],
    ['timeCommitment', 41, 'Time commitment must be at most 40 hours'],
    ['maxVolunteers', 0, volunteersText],
    ['deliverables', 'short', 'Please describe the expected deliverables'],
    ['impact', '', 'Please describe the expected impact'],
  ])('refuse %s %j as the form does: %s', (field, value, text) => {
    const issues = projectChanges.safeParse({ [field]: value }).error?.issues ?? []
    expect(issues.map(({ path, message }) => [path[0], word(message)])).toEqual([[field, text]])
  })

  test('include every field of the form except the name of the organization', () => {
    const { organizationName: _, ...fields } = newProject.shape
    expect(Object.keys(projectChanges.shape).toSorted()).toEqual(Object.keys(fields).toSorted())
  })
})

describe('the texts of the form', () => {
  const isText = (field: keyof typeof projectChanges.shape) =>
    ['Boots', 'We meet at the front door of the shelter every Monday.'].some(
      (text) => projectChanges.shape[field].safeParse(text).success,
    )
  const texts = projectChanges.keyof().options.filter(isText)

  test('are read by the safeguards, but for names, places and choices', () => {
    const read = [...checkedTextFields, 'contactName', 'duration', 'location']
    // A new text joins `checkedTextFields` of domain/safeguards/evaluate.ts.
    expect(texts.toSorted()).toEqual(read.toSorted())
  })

  test('are shown to the staff who decide about a project, but for its place', () => {
    const shown = projectCase.shape.project.keyof().options
    // A new text joins `projectScope` of scope.ts beside it, or `projectCase`; the build leads to the screen.
    expect(texts.filter((field) => !shown.some((each) => each === field))).toEqual(['location'])
  })
})
