/** What the server loads for the public screens of projects. */
import { getCachedUser } from '#web/features/accounts/session.ts'
import type { ServerPageAt, ServerPages } from '#web/app/server-page.ts'
import { loadProjectList } from '#web/features/projects/browsing/api.ts'
import { loadAlternatives, loadProject } from '#web/features/projects/project-api.ts'
import { loadTopRated } from '#web/features/projects/browsing/top-rated-api.ts'
import { orderOf, toFilters } from '#web/features/projects/browsing/filters.ts'
import { loadPublicReviews } from '#web/features/reviews/public-api.ts'

const browse: ServerPageAt<'/browse' | '/browse-projects'> = {
  screen: 'pages/projects/browse.tsx',
  async load({ queryClient, search }) {
    const filters = toFilters(search)
    await Promise.all([
      search.topRated && loadTopRated(queryClient, filters),
      loadProjectList(queryClient, filters, orderOf(search, getCachedUser(queryClient))),
    ])
    return 200
  },
}

const project: ServerPageAt<'/project/$id' | '/projects/$id'> = {
  screen: 'pages/projects/project.tsx',
  async load({ queryClient, params }) {
    const found = await loadProject(queryClient, params.id)
    if ('missing' in found) return found.missing === 'removed' ? 410 : 404
    const isMember = found.viewer?.isMember ?? false
    const isDeclined = found.viewer?.application?.status === 'declined'
    if (!isMember && (!found.acceptsApplications || isDeclined)) await loadAlternatives(queryClient, found)
    if (found.totalReviews > 0) await loadPublicReviews(queryClient, { of: 'project', id: found.id })
    return 200
  },
}

export const projectPages = {
  '/browse': browse,
  '/browse-projects': browse,
  '/project/$id': project,
  '/projects/$id': project,
} satisfies ServerPages
