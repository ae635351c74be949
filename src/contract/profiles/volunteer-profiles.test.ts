import { describe, expect, test } from 'vitest'
import { describeFieldText } from '#contract/field-texts.ts'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import { newVolunteerProfile, portfolioProject, volunteerForm } from './volunteer-profiles.ts'
import { volunteerSetup } from './volunteer-setup.ts'

const word = (message: string) => describeFieldText(fieldsCatalog.read('en'), message)

const long = (length: number) => 'x'.repeat(length)
const project = { title: 'x', description: long(20), impact: long(10), skills: ['Research'] }
const styles = { remote: true, collaborative: false, independent: false, mentorship: false }
const wizard = {
  bio: long(50),
  skills: ['Research'],
  preferredCauses: ['Education'],
  experience: long(20),
  availability: long(10),
  maxHoursPerWeek: 8,
  workingStyle: styles,
  portfolio: { projects: [] },
  language: null,
}
const form = {
  ...wizard,
  availability: 'weekends',
  experience: 'expert',
  location: '',
  website: '',
  linkedinUrl: '',
}

/** What a screen says about a field with this value; null if it accepts it. */
function parseResult(schema: typeof volunteerSetup | typeof volunteerForm, values: object) {
  const { error } = schema.safeParse({ ...(schema === volunteerSetup ? wizard : form), ...values })
  return error?.issues.map(({ message }) => word(message)) ?? []
}

describe('the setup wizard', () => {
  test.each<[object, string]>([
    [{ bio: long(49) }, 'Bio must be at least 50 characters'],
    [{ bio: long(501) }, 'Bio must be under 500 characters'],
    [{ skills: [] }, 'Please select at least one skill'],
    [{ experience: long(19) }, 'Please describe your experience (minimum 20 characters)'],
    [{ availability: long(9) }, 'Please describe your availability'],
    [{ maxHoursPerWeek: 0 }, 'Must be at least 1 hour'],
    [{ maxHoursPerWeek: 61 }, 'Must be under 60 hours'],
    [{ preferredCauses: [] }, 'Please select at least one cause area'],
  ])('refuses %j', (values, text) => {
    expect(parseResult(volunteerSetup, values)).toEqual([text])
  })

  test.each<[object]>([
    [{ bio: long(50) }],
    [{ bio: long(500) }],
    [{ skills: ['x'] }],
    [{ experience: long(20) }],
    [{ availability: long(10) }],
    [{ maxHoursPerWeek: 1 }],
    [{ maxHoursPerWeek: 60 }],
    [{ preferredCauses: ['x'] }],
  ])('accepts %j', (values) => {
    expect(parseResult(volunteerSetup, values)).toEqual([])
  })

  test.each<[object, string[]]>([
    [{ title: '  ' }, ['Project title is required']],
    [{ description: long(19) }, ['Description must be at least 20 characters']],
    [{ impact: long(9) }, ['Impact description is required']],
    [{ skills: [] }, ['Please add at least one skill used']],
    [{}, []],
  ])('says about a portfolio project with %j: %j', (values, texts) => {
    const { error } = portfolioProject.safeParse({ ...project, ...values })
    expect(error?.issues.map(({ message }) => word(message)) ?? []).toEqual(texts)
  })
})

describe('the profile form', () => {
  test.each<[object, string]>([
    [{ bio: long(9) }, 'Bio must be at least 10 characters'],
    [{ skills: [] }, 'Please select at least one skill'],
    [{ preferredCauses: [] }, 'Please select at least one cause area'],
    [{ availability: '' }, 'Please select your availability'],
    [{ maxHoursPerWeek: 0 }, 'Must be at least 1 hour'],
    [{ maxHoursPerWeek: 41 }, 'Must be at most 40 hours'],
    [{ experience: '' }, 'Please select your experience level'],
    [{ website: 'no address' }, 'Please enter a valid website URL'],
    [{ linkedinUrl: 'no address' }, 'Please enter a valid LinkedIn URL'],
    [{ linkedinUrl: 5 }, 'Please enter a valid LinkedIn URL'],
    [{ bio: 5 }, 'Bio must be at least 10 characters'],
    [{ skills: 'Research' }, 'Please select at least one skill'],
  ])('refuses %j', (values, text) => {
    expect(parseResult(volunteerForm, values)).toEqual([text])
  })

  test.each<[object]>([
    [{ bio: long(10) }],
    [{ skills: ['x'] }],
    [{ preferredCauses: ['x'] }],
    [{ availability: 'business_hours' }],
    [{ maxHoursPerWeek: 1 }],
    [{ maxHoursPerWeek: 40 }],
    [{ experience: 'beginner' }],
    [{ website: 'https://maps.example.org/a?b' }],
    [{ linkedinUrl: 'http://linkedin.com/in/maya' }],
  ])('accepts %j', (values) => {
    expect(parseResult(volunteerForm, values)).toEqual([])
  })
})

test('known languages are normalized and listed once', () => {
  const written = newVolunteerProfile.shape.languages.parse([' english ', 'English', 'polish', 'Klingon'])
  expect(written).toEqual(['English', 'Polish', 'Klingon'])
})
