/** Texts of reviews as everybody reads them, on the pages of organizations and projects (decisions A1, A23). */
export const publicReviews = {
  heading: 'Reviews',
  count: (count: number) => `${count} ${count === 1 ? 'review' : 'reviews'}`,
  rated: (stars: number) => `Rated ${stars} of 5`,
  by: (name: string | null) => name ?? 'A former volunteer',
  about: 'about',
  edited: 'edited',
  replyBy: (organization: string) => `Reply from ${organization}`,
  empty: 'No reviews yet',
  emptyText: 'Volunteers review an organization once their work with it is done.',
  more: 'Load More',
  shown: (shown: number, total: string) => `${shown} of ${total} shown`,
  moreFailed: 'More reviews could not be loaded',
  failed: 'The reviews could not be loaded',
}
