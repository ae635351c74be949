/** The home of a person in tests, and what it shows. */
import { screen, within } from '@testing-library/react'
import type { OrganizationHome, VolunteerHome } from '#contract/dashboards/homes.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { aCard } from '#tests/support/answers/answers.ts'
import { anOrganizationHome, aVolunteerHome } from '#tests/support/answers/home-answers.ts'
import { openScreen, type Answer } from './screen.tsx'

const skills = [
  'Legal',
  'Research',
  'HR',
  'Finance',
  'Strategy',
  'Marketing',
  'Translation',
  'Data Analysis',
  'Law',
]

/** What the server answers. */
export type HomeWorld = {
  volunteer?: VolunteerHome
  /** A server of the release before sends no `elsewhere`. */
  organization?: Omit<OrganizationHome, 'elsewhere'> & {
    elsewhere?: OrganizationHome['elsewhere'] | undefined
  }
  others?: Answer
}

/** Responses to what the home asks. */
export const answering =
  ({ volunteer = aVolunteerHome(), organization = anOrganizationHome(), others }: HomeWorld): Answer =>
  (request) => {
    const { path, method } = request
    if (method !== 'GET' && others) return others(request)
    if (path === '/api/dashboard/volunteer/home') return { body: volunteer }
    if (path === '/api/dashboard/organization/home') return { body: organization }
    if (path === '/api/projects/featured') {
      return { body: ['A', 'B', 'C', 'D'].map((title, index) => aCard({ title, id: idOf(index) })) }
    }
    if (path === '/api/projects/trending-skills') return { body: { skills } }
    return { body: [] }
  }
/** The id of a featured project. */
export const idOf = (index: number) => `11111111-1111-4111-8111-00000000000${index}`

/** Opens /home as someone; null means a visitor. */
export async function openHome(user: User | null, world: HomeWorld = {}) {
  const opened = openScreen('/home', { user, answer: answering(world), homes: true })
  // What follows the home's own part shows when that has loaded.
  await screen.findByRole('region', { name: 'Trending Skills' })
  return opened
}
/** The section with this name. */
export const region = (name: string) => screen.findByRole('region', { name })
/** The links in an element: their text and address. */
export const ways = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
/** The texts of the rows in an element. */
export const rowsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('listitem')
    .map((row) => row.textContent)
