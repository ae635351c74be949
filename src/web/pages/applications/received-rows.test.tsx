import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { anApplicant } from '#tests/support/answers/applicant-answers.ts'
import { anApplication } from '#tests/support/answers/answers.ts'
import { findDetail, findRow, openReceived } from '#tests/support/web/received-screen.tsx'

const maya = anApplication()
const other = anApplication({
  id: '77777777-7777-4777-8777-777777777777',
  project: { ...maya.project, id: '88888888-8888-4888-8888-888888888888', title: 'Drivers for the winter' },
  volunteer: { ...maya.volunteer, id: '99999999-9999-4999-8999-999999999999', firstName: 'Jonah' },
})
const { excerpt } = anApplicant(other)

async function findRowOf(name: string) {
  const row = (await findRow(name)).closest('li')
  if (!row) throw new Error('a row is in the list')
  return within(row)
}

test('a row of several projects names the project on a line of its own on a phone, so that the letter shows', async () => {
  openReceived({ received: [maya, other], isNarrow: true })
  const row = await findRowOf('Jonah Lindqvist')
  expect(row.getByText('Drivers for the winter').tagName).toBe('P')
  expect(row.getByText(excerpt).closest('p')?.textContent).toBe(excerpt)
})

test('a row of several projects has one line below the name beside the open application', async () => {
  openReceived({ received: [maya, other] })
  const row = await findRowOf('Jonah Lindqvist')
  expect(row.getByText(excerpt).closest('p')?.textContent).toBe(`Drivers for the winter · ${excerpt}`)
})

test.each(['{Escape}', '{ArrowDown}'])('%s leads from the search field to the open row', async (key) => {
  openReceived({ received: [maya] })
  await (await findDetail('Maya Lindqvist')).findByText('8 hours (5 needed)')
  await userEvent.keyboard('/')
  const field = screen.getByRole('searchbox')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.keyboard(key)
  expect(document.activeElement).toBe(await findRow('Maya Lindqvist'))
})

test('an empty list of all organizations speaks of none of their projects', async () => {
  openReceived({ received: [], url: '&organization=all' })
  expect(await screen.findByText('No applications received yet')).toBeTruthy()
  expect(screen.queryByText('No applications to this project yet')).toBeNull()
})
