/** Sentences about matches, as the volunteer reads them and as an organization does, if it reads other words. */
import type { MatchProject, MatchVolunteer } from '#domain/matching/scoring/factors.ts'

export type SentenceTable<Kind extends string> = Record<
  Kind,
  readonly (readonly [Partial<MatchVolunteer>, Partial<MatchProject>, own: string, their?: string])[]
>

export const sentencesAboutLabels: SentenceTable<'skills' | 'causes'> = {
  skills: [
    [{}, {}, 'Matching skills: Gardening'],
    [
      {},
      { requiredSkills: ['Falconry'] },
      'Asks for none of your skills',
      'None of the skills you asked for',
    ],
    [{}, { requiredSkills: [] }, 'No specific skills required'],
    [
      {},
      { requiredSkills: [], title: 'Prune the roses', description: '' },
      'Related to your skills: Prune (yours: Gardening)',
      'Related to their skills: Prune (theirs: Gardening)',
    ],
    [
      { skills: [], biography: 'I would like to bring hot meals.' },
      { requiredSkills: [], title: 'Serve lunch', description: '' },
      'Similar to work in your profile: Serve lunch (yours: hot meals)',
      'Similar to work in their profile: Serve lunch (theirs: hot meals)',
    ],
    [
      { skills: ['Nursing'] },
      { requiredSkills: ['Grant Writing'], title: 'Workshops', description: 'Some nursing.' },
      'Also mentions: nursing',
    ],
    [
      { skills: ['legal services', 'HR'] },
      { requiredSkills: ['Legal Services'], preferredSkills: ['HR/Recruiting'] },
      'Matching skills: Legal Services, HR/Recruiting (preferred; yours: HR)',
      'Matching skills: Legal Services, HR/Recruiting (preferred; theirs: HR)',
    ],
    [
      { skills: ['legal services', 'HR'] },
      { requiredSkills: ['HR/Recruiting'], preferredSkills: ['Legal Services'] },
      'Matching skills: HR/Recruiting (yours: HR), Legal Services (preferred)',
      'Matching skills: HR/Recruiting (theirs: HR), Legal Services (preferred)',
    ],
    [
      { biography: 'I keep pigeons and collect feathers.' },
      { requiredSkills: [], title: 'Loft', description: 'Pigeons live in it, with feathers.' },
      'Both mention: pigeons, feathers',
    ],
    [
      { biography: 'I keep pigeons in an attic with oak beams.' },
      { requiredSkills: [], title: 'Attic', description: 'Pigeons live between oak beams.' },
      'Both mention: attic, pigeons, oak',
    ],
    [
      { skills: ['Nursing'] },
      { requiredSkills: ['Grant Writing'], title: 'Workshops', description: 'Nurses come.' },
      'Asks for none of your skills',
      'None of the skills you asked for',
    ],
    [
      { biography: 'Please, no gardening.' },
      {},
      'Your profile asks not to do this: Gardening',
      'Their profile asks not to do this: Gardening',
    ],
    [
      { skills: ['Graphic Design', 'Legal Services'] },
      { requiredSkills: ['Branding'], preferredSkills: ['Grant Writing', 'Legal Services'] },
      'Related to your skills: Branding (70% match with Graphic Design); Matching skills: Legal Services (preferred)',
      'Related to their skills: Branding (70% match with Graphic Design); Matching skills: Legal Services (preferred)',
    ],
    [
      { skills: ['Graphic Design', 'Legal Services'] },
      { requiredSkills: ['Legal Services'], preferredSkills: ['Branding'] },
      'Matching skills: Legal Services; Related to your skills: Branding (preferred; 70% match with Graphic Design)',
      'Matching skills: Legal Services; Related to their skills: Branding (preferred; 70% match with Graphic Design)',
    ],
  ],
  causes: [
    [{}, {}, 'Matching causes: Environment'],
    [
      { causes: ['Environment', 'Health'] },
      { causeAreas: ['Environment', 'Health', 'Mental Health', 'Animals'] },
      'Matching causes: Environment, Health; Related to your causes: Mental Health',
      'Matching causes: Environment, Health; Related to their causes: Mental Health',
    ],
    [
      { causes: ['Health'] },
      { causeAreas: ['Mental Health'] },
      'Related to your causes: Mental Health',
      'Related to their causes: Mental Health',
    ],
    [
      { causes: ['Animals'] },
      {},
      'Not one of your causes, so it counts half: Environment',
      'None of their causes; another cause counts half',
    ],
    [{ causes: [] }, {}, 'Add causes to your profile to improve this', 'Their profile lists no causes'],
    [{}, { causeAreas: [] }, 'No causes listed, which counts half'],
    [
      { causes: [], biography: 'I love parks.' },
      {},
      'Your profile mentions “parks”: Environment',
      'Their profile mentions “parks”: Environment',
    ],
    [
      { causes: [], biography: 'The tenants’ friend.' },
      { causeAreas: ['Poverty Alleviation'] },
      'Your profile mentions “tenants”, related to Poverty Alleviation',
      'Their profile mentions “tenants”, related to Poverty Alleviation',
    ],
    [
      {},
      { causeAreas: ['Animals'], description: 'In the park.' },
      'Mentions “park”, which fits your cause Environment',
      'Mentions “park”, which fits their cause Environment',
    ],
    [
      { causes: ['Health'] },
      { causeAreas: ['Animals'], description: 'Grief.' },
      'Mentions “Grief”, which is related to your cause Health',
      'Mentions “Grief”, which is related to their cause Health',
    ],
    [
      { causes: [], biography: 'I love parks.' },
      { causeAreas: [], description: 'In the park.' },
      'Your profile mentions “parks”: park',
      'Their profile mentions “parks”: park',
    ],
  ],
}
