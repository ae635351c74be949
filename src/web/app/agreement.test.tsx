import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { setCachedUser } from '#web/features/accounts/session.ts'
import { anAccount } from '#tests/support/answers/account-answers.ts'
import { aVolunteer } from '#tests/support/answers/answers.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { openScreen, type Answer, type Sent } from '#tests/support/web/screen.tsx'

const path = '/api/account/agreements'
const askedFor = (number: number, changes = 'We say who we are.') => ({
  document: 'terms' as const,
  number,
  changes,
})
const title = 'We updated our terms'
const findDialog = () => screen.findByRole('dialog', { name: title })
const listPaths = (sent: Sent[]) => sent.filter((each) => each.path === path).map(({ method }) => method)

/** Answers everything else with an empty list of topics and the account. */
const answerWith =
  (answer: (sent: Sent) => ReturnType<Answer>): Answer =>
  (sent) =>
    sent.path === path ? answer(sent) : { body: sent.path === '/api/account' ? anAccount() : [] }

test('a document that asks opens the question, which stays closed on other screens once it is answered', async () => {
  const { sent, router } = openScreen('/help', {
    user: aVolunteer(),
    asked: [askedFor(2)],
    answer: answerWith(() => ({ body: { asked: [] } })),
  })
  const dialog = await findDialog()
  expect(within(dialog).getByText('We say who we are.')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Agree and continue' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.find((each) => each.path === path)).toMatchObject({
    body: { agreements: [{ document: 'terms', number: 2 }] },
  })
  await router.navigate({ to: '/legal/$document', params: { document: 'terms' } })
  await router.navigate({ to: '/help' })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('dialog', { name: title })).toBeNull()
  expect(listPaths(sent)).toEqual(['POST'])
})

test('someone who signs in without loading the page is asked, and only what is asked of them', async () => {
  const other = aVolunteer({ id: '0a0b0c0d-0000-4000-8000-000000000001' })
  const { sent, queryClient } = openScreen('/help', {
    user: aVolunteer(),
    asked: [],
    answer: answerWith(() => ({ body: { asked: [askedFor(3, 'New fees.')] } })),
  })
  await screen.findByRole('heading', { level: 1 })
  expect(listPaths(sent)).toEqual([])
  setCachedUser(queryClient, other)
  expect(within(await findDialog()).getByText('New fees.')).toBeTruthy()
  setCachedUser(queryClient, aVolunteer())
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())
  expect(listPaths(sent)).toEqual(['GET'])
})

test('a version that was published meanwhile is asked instead', async () => {
  const { sent } = openScreen('/help', {
    user: aVolunteer(),
    asked: [askedFor(2)],
    answer: answerWith(({ method, body }) => {
      if (method === 'GET') return { body: { asked: [askedFor(3, 'New fees.')] } }
      if (JSON.stringify(body).includes('3')) return { body: { asked: [] } }
      return { status: 409, body: { code: 'terms_changed', message: 'Reload the page' } }
    }),
  })
  const dialog = await findDialog()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Agree and continue' }))
  expect(await within(dialog).findByText('New fees.')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Agree and continue' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())
  expect(listPaths(sent)).toEqual(['POST', 'GET', 'POST'])
})

test('someone who does not agree can take their data and leave: the settings stay open', async () => {
  const { router } = openScreen('/help', {
    user: aVolunteer(),
    asked: [askedFor(2)],
    answer: answerWith(() => ({ body: { asked: [askedFor(2)] } })),
  })
  const link = within(await findDialog()).getByRole('link', { name: /^Get a copy of your data/ })
  expect(link.getAttribute('href')).toBe('/profile?tab=settings#personal-data')
  await userEvent.click(link)
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // The only owner of an organization names another one there before leaving.
  await router.navigate(paths.organizationMembers('00000000-0000-4000-8000-000000000001'))
  await waitFor(() => expect(router.state.location.hash).toContain('members'))
  expect(screen.queryByRole('dialog')).toBeNull()
  await router.navigate({ to: '/help' })
  expect(await findDialog()).toBeTruthy()
})

test('a visitor is asked nothing, and nothing is fetched', async () => {
  const { sent } = openScreen('/help', { user: null, answer: answerWith(() => ({ body: { asked: [] } })) })
  await screen.findByRole('heading', { level: 1 })
  expect(listPaths(sent)).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
})
