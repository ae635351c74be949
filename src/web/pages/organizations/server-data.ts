/** What the server loads for the public page of an organization. */
import type { ServerPageAt, ServerPages } from '#web/app/server-page.ts'
import { loadOrganization } from '#web/features/organizations/page-api.ts'
import { loadOpenProjects } from '#web/features/projects/project-api.ts'
import { loadPublicReviews } from '#web/features/reviews/public-api.ts'

const organization: ServerPageAt<'/organizations/$id' | '/organization/$userId'> = {
  screen: 'pages/organizations/organization.tsx',
  async load({ queryClient, params }) {
    const found = await loadOrganization(queryClient, 'id' in params ? params.id : params.userId)
    if (!found) return 404
    const target = { of: 'organization', id: found.id } as const
    await Promise.all([loadPublicReviews(queryClient, target), loadOpenProjects(queryClient, found.id)])
    return 200
  },
}

export const organizationPages = {
  '/organizations/$id': organization,
  '/organization/$userId': organization,
} satisfies ServerPages
