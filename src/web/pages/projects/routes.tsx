/** The screens of projects: browsing, one project, and the wizard that creates and edits one. */
import { createRoute } from '@tanstack/react-router'
import { mapChoiceFilters } from '#domain/projects/choice-filters.ts'
import { anyTimeCommitment, projectStepNames } from '#domain/projects/projects.ts'
import { access, getParentRoute } from '#web/app/root-route.tsx'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { choice, flag, integer, list, search, text } from '#web/lib/navigation/screen-search.ts'

export const browseSearch = search({
  search: text,
  remote: flag,
  /** A town, state or ZIP code. */
  near: text,
  /** A distance, or `state`. */
  within: text,
  skills: list,
  causeAreas: list,
  timeCommitment: integer({ min: 1, max: anyTimeCommitment - 1 }),
  // `filters.ts` ignores what is no choice.
  ...mapChoiceFilters(() => list),
  /** Id of the only organization to show. */
  org: text,
  /** Only projects of verified organizations. */
  verified: flag,
  /** Also shows projects that take no applications. */
  closed: flag,
  /** Cards by default. */
  view: choice(['list']),
  /** The order; by default a search by relevance, all else newest first. */
  sort: text,
  /** Shows only the top-rated ones of the projects that the filters find. */
  topRated: flag,
})
const browse = {
  getParentRoute,
  staticData: { ...access.public, hasResults: true },
  validateSearch: browseSearch,
  component: lazyScreen(() => import('./browse.tsx'), 'BrowsePage'),
}
const browseRoute = createRoute({ ...browse, path: '/browse' })
const browseAliasRoute = createRoute({ ...browse, path: '/browse-projects' })

const projectSearch = search({
  /** Opens the apply dialog. */
  apply: flag,
})
const project = {
  getParentRoute,
  staticData: access.public,
  validateSearch: projectSearch,
  component: lazyScreen(() => import('./project.tsx'), 'ProjectPage'),
}
const projectRoute = createRoute({ ...project, path: '/project/$id' })
const projectAliasRoute = createRoute({ ...project, path: '/projects/$id' })

const step = integer({ min: 1, max: projectStepNames.length })
const wizardSearch = search({ step })
const createProjectSearch = search({
  step,
  /** Id of the unfinished project to continue. */
  unfinished: text,
})

const createProjectRoute = createRoute({
  getParentRoute,
  path: '/create-project',
  staticData: { access: 'organization', denied: 'createProject' },
  validateSearch: createProjectSearch,
  component: lazyScreen(() => import('./create-project.tsx'), 'CreateProjectPage'),
})

const editProject = {
  getParentRoute,
  // Users who are not members of the project's organization get "not found".
  staticData: access.signedIn,
  validateSearch: wizardSearch,
  component: lazyScreen(() => import('./edit-project.tsx'), 'EditProjectPage'),
}
const editProjectRoute = createRoute({ ...editProject, path: '/projects/$id/edit' })
const editProjectAliasRoute = createRoute({ ...editProject, path: '/project/$id/edit' })

export const projectRoutes = [
  browseRoute,
  browseAliasRoute,
  projectRoute,
  projectAliasRoute,
  createProjectRoute,
  editProjectRoute,
  editProjectAliasRoute,
] as const
