import { describe, expect, it } from 'vitest'
import { parseProject } from './parse-project.ts'
import { parseText } from './texts.ts'
import { workIdsOfProject } from './work-ids.ts'

const workIn = (text: string) => parseText(text).work.map(({ words }) => words)
const none = { requiredSkills: [], preferredSkills: [], description: '' }

describe('the names of institutions', () => {
  it.each([
    'Project Manager',
    'School Counselor',
    'Office Manager',
    'Network Administrator',
    'Legal Services',
    'We are looking for a Project Manager',
    'Our group needs an Office Manager for the Museum of Art',
    'People come to us for Legal Services every day',
    'We offer families Low Cost Legal Services',
  ])('are no roles and no work: %s', (text) => {
    expect(workIn(text)).toHaveLength(1)
    expect(workIdsOfProject({ ...none, title: text })).toHaveLength(1)
  })

  it('are no part of a role that comes before them', () => {
    expect(workIn('Nurse for Clinic')).toContain('Nurse')
    expect(workIn('Photographer for Museum')).toEqual(['Photographer'])
    expect(workIn('Bookkeeper for Church')).toEqual(['Bookkeeper'])
    expect(workIn('Volunteer Photographer Brooklyn Museum')).toEqual(['Photographer'])
    expect(workIn('Music Academy Tutor')).toEqual(['Music', 'Tutor'])
  })

  it.each([
    'Morris Heights Reading Center',
    'The guests of Queens Medical Society are greeted here.',
    'Since 1972 the Metropolitan Council on Literacy has many friends here.',
    'Our many guests sit down in the Brooklyn Music School and wait there.',
  ])('are not the work that they are named for: %s', (text) => {
    expect(workIn(text)).toEqual([])
  })
})

describe('the name of the organization', () => {
  const workOfListing = (title: string, organizationName: string, requiredSkills: string[] = []) =>
    parseProject({
      requiredSkills,
      preferredSkills: [],
      causeAreas: [],
      isRemote: false,
      location: null,
      timeCommitment: null,
      experienceLevel: null,
      title,
      description: '',
      organizationName,
    }).asked.map(({ label }) => label)

  it('is not the work that it is named for, with or without its legal form', () => {
    expect(workOfListing('Transportation Alternatives Bike Tour', 'Transportation Alternatives')).toEqual([
      'Bike Tour',
    ])
    expect(workOfListing('Gardener at Music for All', 'Music For All, Inc.')).toEqual(['Gardener'])
  })

  it('leaves the work of its words elsewhere, and work that is called like a name of one word', () => {
    expect(workOfListing('Transportation to the park', 'Transportation Alternatives')).toEqual([
      'Transportation',
    ])
    expect(workOfListing('Tutor', 'Tutor')).toEqual(['Tutor'])
  })

  it('is also no work where only the text names who seeks someone', () => {
    expect(workOfListing('World Science Festival needs a bookkeeper', '')).toEqual(['bookkeeper'])
    expect(workOfListing('Fly-by-Night Dance Theater - Volunteer Grant Writer', '')).toEqual(['Grant Writer'])
    expect(workOfListing('Food Pantry Needs Volunteers', '')).toEqual(['Food Pantry'])
    expect(workOfListing('Dance teacher - After School', '')).toContain('Dance teacher')
  })

  it.each([
    ['Photographer for our film festival - June 12', 'Photographer'],
    ['Bookkeeper for a theater company - remote', 'Bookkeeper'],
    ['Math tutor at a middle school - Bronx', 'Math tutor'],
    ['Photographer, Night Film Festival - June 12', 'Photographer'],
    ['Math tutor at a middle school - homework help', 'Math tutor'],
  ])('is no role in a title that ends in a group: %s', (title, work) => {
    expect(workOfListing(title, '', ['Driving'])).toContain(work)
  })

  it.each([
    ['The Grant Writer needs to know federal grants.', 'Grant Writer'],
    ['Graphic Designer needs Photoshop skills.', 'Graphic Designer'],
  ])('is no role that a sentence begins with: %s', (title, work) => {
    expect(workOfListing(title, '', ['Driving'])).toContain(work)
  })

  it('is left out of the text of a listing without skills that asks for other work', () => {
    const listing = { requiredSkills: [], preferredSkills: [], title: 'Bookkeeper' }
    const description = 'Dance Theater Troupe is a group.'
    expect(workIdsOfProject({ ...listing, description })).toContain('dance')
    const { asked } = parseProject({
      ...listing,
      description,
      organizationName: 'Dance Theater Troupe',
      causeAreas: [],
      isRemote: false,
      location: null,
      timeCommitment: null,
      experienceLevel: null,
    })
    expect(asked.map(({ label }) => label)).toEqual(['Bookkeeper'])
  })

  it('is left in if it says all of the work', () => {
    expect(workOfListing('Math tutors wanted', 'Math Tutors')).not.toEqual([])
    expect(workOfListing('Come to Food Pantry', 'Food Pantry')).not.toEqual([])
  })
})
