/** Typed-in skills in the administrators' area (issue 10). */
import type { ShownSkills, SkillDecision } from '#contract/admin-skills.ts'

const stated = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const adminSkillsTexts = {
  title: 'Typed-in skills',
  intro:
    'Skills that people wrote themselves and the vocabulary does not know, the most used first. One that you place is found, filtered and matched as the listed skill; profiles and projects keep their words.',
  tabs: 'Skills by state',
  shown: { waiting: 'To place', placed: 'Placed', kept: 'Kept as their own' } satisfies Record<
    ShownSkills,
    string
  >,
  list: 'Typed-in skills',
  none: {
    waiting: 'Nothing to place',
    placed: 'No skill was placed yet',
    kept: 'No skill was kept yet',
  } satisfies Record<ShownSkills, string>,
  noneText: 'A skill comes here as soon as somebody types one in that the vocabulary does not know.',
  failed: 'The skills could not be loaded',
  more: 'Load More',
  moreFailed: 'More skills could not be loaded',
  progress: (shown: number, total: string) => `${shown} of ${total} shown`,
  statedBy: (profiles: number, projects: number) =>
    `${stated(profiles, 'profile', 'profiles')}, ${stated(projects, 'project', 'projects')}`,
  nearest: (...names: string[]) => `May mean ${names.join(' or ')}`,
  noNearest: 'Like no listed skill',
  placedOn: (skill: string) => `Means ${skill}`,
  isKept: 'Stays an entry of its own',
  decidedBy: (name: string) => `by ${name || 'an account that is gone'}`,
  actions: { place: 'Place', keep: 'Keep as its own', undo: 'Undo' } satisfies Record<SkillDecision, string>,
  about: (action: string, label: string) => `${action}: ${label}`,
  dialog: {
    titles: {
      place: (label: string) => `Where does “${label}” belong?`,
      keep: (label: string) => `Keep “${label}” as its own?`,
      undo: (label: string) => `Take back the decision about “${label}”?`,
    } satisfies Record<SkillDecision, (label: string) => string>,
    texts: {
      place: 'Whoever states it is found, filtered and matched as if they had chosen the listed skill.',
      keep: 'It goes on to match only the same words, and is not suggested again.',
      undo: 'It matches only the same words again, and waits with the others.',
    } satisfies Record<SkillDecision, string>,
    skill: 'Listed skill',
    choose: 'Choose a skill',
    missing: 'Please choose a skill',
    failed: 'Not decided',
    changed:
      'Somebody else has decided about this skill since you opened it. Close this, look at what is new, then decide.',
  },
  done: {
    place: 'Skill placed',
    keep: 'Skill kept as its own',
    undo: 'Decision taken back',
  } satisfies Record<SkillDecision, string>,
}
