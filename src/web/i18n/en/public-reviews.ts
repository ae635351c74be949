/** Texts of public reviews on the pages of organizations, projects and volunteers (decisions A1, A23). */
export const publicReviewsTexts = {
  heading: 'Reviews',
  count: (count: number) => `${count} ${count === 1 ? 'review' : 'reviews'}`,
  rated: (stars: number) => `Rated ${stars} of 5`,
  by: {
    volunteer: (name: string | null) => name ?? 'A former volunteer',
    organization: (name: string | null) => name ?? 'An organization',
  },
  about: 'about',
  edited: 'edited',
  replyBy: (name: string) => `Reply from ${name}`,
  empty: 'No reviews yet',
  emptyText: {
    ofOrganization: 'Volunteers can review an organization after they finish their work.',
    ofVolunteer: 'Organizations can review volunteers after they finish their work.',
  },
  more: 'Load More',
  shown: (shown: number, total: string) => `${shown} of ${total} shown`,
  moreFailed: 'Couldn’t load more reviews',
  failed: 'Couldn’t load the reviews',
}
