import { describe, expect, it } from 'vitest'
import type { MatchProject, MatchVolunteer } from '#domain/matching/scoring/factors.ts'
import { scoreMatch } from '#domain/matching/scoring/score.ts'
import { parseText } from './texts.ts'

const aVolunteer: MatchVolunteer = {
  skills: [],
  causes: [],
  location: null,
  freeHours: null,
  experienceLevel: null,
}
const aProject: MatchProject = {
  requiredSkills: [],
  preferredSkills: [],
  causeAreas: [],
  isRemote: true,
  location: null,
  timeCommitment: null,
  experienceLevel: null,
}
const shared = (volunteer: Partial<MatchVolunteer>, description: string) =>
  scoreMatch({ ...aVolunteer, ...volunteer }, { ...aProject, title: 'Come by', description }).evidence.words

describe('words that two texts share', () => {
  it('may be names in one text and not in the other, unless they also mean something else in lower case', () => {
    expect(shared({ skills: ['Zapier'] }, 'Somebody who builds flows with Zapier.')).toEqual(['zapier'])
    expect(shared({ biography: 'i use zapier daily' }, 'Somebody who builds flows with Zapier.')).toEqual([
      'zapier',
    ])
    expect(shared({ biography: 'I use Notion daily.' }, 'Technologies: Notion, and others.')).toEqual([
      'notion',
    ])
    expect(shared({ biography: 'I use Notion daily.' }, 'They have no notion of it.')).toEqual([])
    expect(shared({ biography: 'Rose taught me.' }, 'Prune a rose with us.')).toEqual(['rose'])
    expect(shared({ biography: 'I met Rose there.' }, 'Smell a rose with us.')).toEqual([])
  })

  it('are as a listed skill writes them, whichever way the listing does', () => {
    expect(shared({ skills: ['Notion'] }, 'Somebody who keeps pages in Notion.')).toEqual(['notion'])
  })

  it('are no contractions', () => {
    expect(
      shared({ biography: 'I can’t wait, I’ll come.' }, 'We don’t mind, you can’t, they’ll, I’ll.'),
    ).toEqual([])
  })

  it('are also the ones in the names of work, and none in the names of districts', () => {
    const { words } = parseText('Pigeons, a bike mechanic in Jackson Heights, and feathers.')
    expect(words.map(({ text }) => text)).toEqual(['Pigeons', 'bike', 'mechanic', 'feathers'])
  })
})
