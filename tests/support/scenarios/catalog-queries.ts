/** What tests ask the catalog of projects. */
import { mapChoiceFilters } from '#domain/projects/choice-filters.ts'

/** Every project, on a fixed day. */
export const anyProject = {
  skills: null,
  causes: null,
  hours: null,
  organization: null,
  without: [],
  withoutProjects: [],
  onlyOpen: false,
  today: () => '2026-05-10',
  onlyRemote: false,
  onlyVerified: false,
  near: null,
  ...mapChoiceFilters(() => null),
  text: null,
}

/** No filter's choices are counted. */
export const noChoices = { skills: [], causes: [], hours: [], within: [] }
