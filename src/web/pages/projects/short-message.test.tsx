import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { anApplication, aProject, aVolunteer, ids, mayApply } from '#tests/support/answers/answers.ts'
import { openScreen } from '#tests/support/web/screen.tsx'

it('an application advises on a message of a few letters once its author pauses, and sends it anyway', async () => {
  const { sent } = openScreen(`/project/${ids.project}?apply=true`, {
    user: aVolunteer(),
    answer: ({ method }) =>
      method === 'POST' ? { status: 201, body: anApplication() } : { body: aProject({ viewer: mayApply }) },
  })
  const advice = /^Say more about what you have done/
  const field = await screen.findByRole('textbox', { name: /^Message/ })
  expect(screen.queryByText(advice)).toBeNull()
  fireEvent.change(field, { target: { value: 'x' } })
  expect(screen.queryByText(advice)).toBeNull()
  expect((await screen.findByText(advice)).textContent).toContain(
    'Harbor Light Shelter reads this message first',
  )
  fireEvent.change(field, { target: { value: 'I have designed forms for clinics. '.repeat(4) } })
  await waitFor(() => expect(screen.queryByText(advice)).toBeNull())
  fireEvent.change(field, { target: { value: 'x' } })
  await userEvent.click(screen.getByRole('button', { name: 'Submit application' }))
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true))
})
