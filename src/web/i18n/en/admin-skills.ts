/** Typed-in skills in the administrators' area (issue 10). */
import type { SkillFilter } from '#contract/administration/list-filters.ts'
import type { SkillDecision } from '#contract/matching/skill-placements.ts'

const stated = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const adminSkillsTexts = {
  title: 'Typed-in skills',
  intro:
    'Skills that people typed in and our list doesn’t have, most used first. When you link one to a listed skill, search and matching treat both as the same. Profiles and projects keep their own words.',
  tabs: 'Skills by status',
  shown: { waiting: 'To review', placed: 'Linked', kept: 'Kept separate' } satisfies Record<
    SkillFilter,
    string
  >,
  list: 'Typed-in skills',
  none: {
    waiting: 'No skills to review',
    placed: 'No linked skills yet',
    kept: 'No separate skills yet',
  } satisfies Record<SkillFilter, string>,
  noneText: 'A skill appears here when someone types in one that our list doesn’t have.',
  failed: 'Couldn’t load the skills',
  more: 'Load More',
  moreFailed: 'Couldn’t load more skills',
  progress: (shown: number, total: string) => `${shown} of ${total} shown`,
  statedBy: (profiles: number, projects: number) =>
    `${stated(profiles, 'profile', 'profiles')}, ${stated(projects, 'project', 'projects')}`,
  nearest: (...names: string[]) => `May mean ${names.join(' or ')}`,
  noNearest: 'No similar skill',
  placedOn: (skill: string) => `Linked to ${skill}`,
  isKept: 'Kept separate',
  decidedBy: (name: string) => `by ${name || 'a deleted account'}`,
  actions: { place: 'Link', keep: 'Keep separate', undo: 'Undo' } satisfies Record<SkillDecision, string>,
  about: (action: string, label: string) => `${action}: ${label}`,
  dialog: {
    titles: {
      place: (label: string) => `Link “${label}” to which skill?`,
      keep: (label: string) => `Keep “${label}” separate?`,
      undo: (label: string) => `Undo the decision about “${label}”?`,
    } satisfies Record<SkillDecision, (label: string) => string>,
    texts: {
      place: 'Search, filters and matching will treat it as the listed skill.',
      keep: 'It keeps matching only the same words, and won’t come up for review again.',
      undo: 'It matches only the same words again, and goes back to review.',
    } satisfies Record<SkillDecision, string>,
    skill: 'Listed skill',
    choose: 'Choose a skill',
    missing: 'Please choose a skill',
    failed: 'Decision not saved',
    changed:
      'Someone else decided about this skill after you opened it. Close this, read the changes, then decide.',
  },
  done: {
    place: 'Skill linked',
    keep: 'Skill kept separate',
    undo: 'Decision undone',
  } satisfies Record<SkillDecision, string>,
}
