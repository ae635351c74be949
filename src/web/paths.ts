/** Every way to a screen, for `<Link {...paths.project(id)}>` and `navigate(paths.project(id))`. */
import type { UserType } from '#domain/accounts.ts'

export type SignInSearch = { tab?: 'sign-up'; type?: UserType; next?: string }
export type BrowseSearch = {
  search?: string
  skills?: string[]
  causeAreas?: string[]
  timeCommitment?: number
  /** Id of the only organization shown. */
  org?: string
}
export type ApplicationsSearch = { tab?: 'received' | 'mine' }

export const paths = {
  home: () => ({ to: '/' }) as const,
  /** `next` is where to go afterwards, a path of this site. */
  signIn: (search: SignInSearch = {}) => ({ to: '/auth', search }) as const,
  browse: (search: BrowseSearch = {}) => ({ to: '/browse', search }) as const,
  /** `apply` opens the apply dialog. */
  project: (id: string, search: { apply?: true } = {}) =>
    ({ to: '/project/$id', params: { id }, search }) as const,
  createProject: (search: { step?: number } = {}) => ({ to: '/create-project', search }) as const,
  applications: (search: ApplicationsSearch = {}) => ({ to: '/applications', search }) as const,
}
