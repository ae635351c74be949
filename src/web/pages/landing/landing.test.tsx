import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'
import { aCard } from '#tests/support/answers/answers.ts'

const answering =
  (projects: unknown[], counted: unknown = null): Answer =>
  ({ path }) => {
    if (path === '/api/projects/featured') return { body: projects }
    if (path === '/api/figures') return { body: { counted } }
    throw new Error(`${path} was asked`)
  }

async function openLanding(answer = answering([]), { showsExamples = true } = {}) {
  openScreen('/', { user: null, answer, showsExamples })
  await screen.findByRole('heading', { level: 1 })
}
const linksNamed = (name: string | RegExp, within_: HTMLElement = document.body) =>
  within(within_)
    .getAllByRole('link', { name })
    .map((link) => link.getAttribute('href'))
const section = (name: string) => screen.getByRole('region', { name })

test('the landing page states the product’s purpose in the documented wording', async () => {
  await openLanding()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Unlocking the power of skilled volunteers for greater impact.',
  )
})

test('the header of the landing page links to its four sections', async () => {
  await openLanding()
  const header = screen.getByRole('banner')
  for (const [name, id] of [
    ['How It Works', 'how-it-works'],
    ['Browse Projects', 'projects'],
    ['For Organizations', 'organizations'],
    ['Success Stories', 'success-stories'],
  ] as const) {
    expect(linksNamed(name, header)).toEqual([`#${id}`])
    expect(document.getElementById(id)).toBeTruthy()
  }
  expect(linksNamed('Sign In', header)).toEqual(['/auth'])
  expect(linksNamed('Get Started', header)).toEqual(['/auth?tab=sign-up'])
})

test('Find Projects and Post a Project lead to /auth, and from there to the promised screen', async () => {
  await openLanding()
  const main = screen.getByRole('main')
  expect(linksNamed('Find Projects', main)).toEqual(['/auth?tab=sign-up&type=volunteer&next=%2Fbrowse'])
  expect(new Set(linksNamed('Post a Project', main))).toEqual(
    new Set(['/auth?tab=sign-up&type=organization&next=%2Fcreate-project']),
  )
})

test('the platform overview shows the five figures from the content file', async () => {
  await openLanding()
  const overview = section('Our community at a glance')
  for (const figure of ['2,400+', '450+', '$2.4M+', '98%', '4.9/5']) {
    expect(within(overview).getByText(figure)).toBeTruthy()
  }
})

test('the platform overview shows live figures if the server counts them', async () => {
  const counted = {
    volunteers: 1234,
    organizations: 56,
    completedProjects: 7,
    successPercent: null,
    averageRating: 4,
  }
  await openLanding(answering([], counted), { showsExamples: false })
  const overview = await screen.findByRole('region', { name: 'Our community at a glance' })
  expect(await within(overview).findByText('1,234')).toBeTruthy()
  expect(within(overview).getByText('4.0/5')).toBeTruthy()
  expect(within(overview).queryByText('2,400+')).toBeNull()
})

test('without demo data nothing on the landing page is invented, and small counts are left out', async () => {
  const small = {
    volunteers: null,
    organizations: null,
    completedProjects: null,
    successPercent: null,
    averageRating: null,
  }
  await openLanding(answering([], small), { showsExamples: false })
  expect(screen.queryByRole('region', { name: 'Our community at a glance' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Success Stories' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Success Stories' })).toBeNull()
  const featured = section('Featured projects')
  expect(await within(featured).findByText('No projects are open yet')).toBeTruthy()
  expect(within(featured).queryAllByRole('article')).toEqual([])
  expect(linksNamed('Post a Project', featured)).toEqual([
    '/auth?tab=sign-up&type=organization&next=%2Fcreate-project',
  ])
})

test('how it works is explained in three columns', async () => {
  await openLanding()
  const headings = within(section('How It Works')).getAllByRole('heading', { level: 3 })
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'Volunteers',
    'Organizations',
    'Trust and safety',
  ])
})

test('three featured projects each link to Apply Now, and View All Projects to /auth; samples are labeled as samples', async () => {
  await openLanding(answering([aCard({ title: 'Paint the boat house' })]))
  const featured = section('Featured projects')
  expect(await within(featured).findByRole('heading', { name: 'Paint the boat house' })).toBeTruthy()
  expect(within(featured).getAllByRole('article')).toHaveLength(3)
  expect(within(featured).getAllByText('Example')).toHaveLength(2)
  const [first, ...others] = linksNamed('Apply Now', featured)
  expect(first).toMatch(/^\/auth\?tab=sign-up&type=volunteer&next=%2Fproject%2F[0-9a-f-]+%3Fapply%3Dtrue$/)
  const signUp = '/auth?tab=sign-up&type=volunteer&next=%2Fbrowse'
  expect(others).toEqual([signUp, signUp])
  expect(linksNamed('View All Projects', featured)).toEqual(['/auth?next=%2Fbrowse'])
})

test('the two-way marketplace names both sides and the six promises', async () => {
  await openLanding()
  const headings = within(section('A two-way marketplace')).getAllByRole('heading', { level: 3 })
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'Volunteers browse organizations and projects',
    'Organizations browse volunteer portfolios',
    'Verified organizations',
    'Two-way matching and reviews',
    'A project scoping wizard',
    'Anti-exploitation safeguards',
    'Impact portfolios',
    'AI-powered matching',
  ])
})

test('the landing page shows three success stories', async () => {
  await openLanding()
  expect(within(section('Success Stories')).getAllByRole('article')).toHaveLength(3)
})

test('the closing section has Get Started - Free and Browse Projects', async () => {
  await openLanding()
  const closing = section('Ready to get started?')
  expect(within(closing).getByRole('button', { name: 'Get Started - Free' })).toBeTruthy()
  expect(linksNamed('Browse Projects', closing)).toEqual(['/auth?next=%2Fbrowse'])
})

test('the footer of a visitor groups its links for volunteers, organizations and the community', async () => {
  await openLanding()
  const footer = screen.getByRole('contentinfo')
  const titles = within(footer).getAllByRole('heading')
  expect(titles.map((heading) => heading.textContent)).toEqual([
    'For volunteers',
    'For organizations',
    'Community',
  ])
  expect(linksNamed('Find Projects', footer)).toEqual(['/browse'])
  expect(linksNamed('Post a Project', footer)).toEqual([
    '/auth?tab=sign-up&type=organization&next=%2Fcreate-project',
  ])
  expect(linksNamed('Join Our Community', footer)).toEqual(['/auth'])
})
