/** Texts of reviews as everybody reads them, on the pages of organizations, projects and volunteers (decisions A1, A23). */
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
    ofOrganization: 'Volunteers review an organization once their work with it is done.',
    ofVolunteer: 'Organizations review volunteers once the work with them is done.',
  },
  more: 'Load More',
  shown: (shown: number, total: string) => `${shown} of ${total} shown`,
  moreFailed: 'More reviews could not be loaded',
  failed: 'The reviews could not be loaded',
}
