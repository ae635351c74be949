import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { anApplication, aProject, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

const viewer = {
  isMember: false,
  mayApply: 'apply',
  hasReopenAlert: false,
  hasBlocked: false,
  hasReported: false,
  application: null,
} as const
const message = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ })
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit application' }))

/** A server that stores an application, whose answer is lost, and that says so once it can be reached. */
function openWithLostAnswer(coverLetter: string, lost: { isReachable: boolean }) {
  let posts = 0
  const answer: Answer = ({ method, path: asked }) => {
    if (method === 'POST') {
      posts += 1
      if (posts === 1) return { status: 504, body: '<html>Gateway Timeout</html>' }
      return { status: 409, body: { message: 'You already applied', code: 'already_applied' } }
    }
    if (asked !== '/api/applications/check') return { body: aProject({ viewer }) }
    return lost.isReachable ? { body: { ...anApplication(), coverLetter } } : { status: 504, body: '' }
  }
  openScreen(`/project/${ids.project}?apply=true`, { user: aVolunteer(), answer })
}

describe('an application whose answer is lost', () => {
  it('says that it was sent if it was stored and only the answer was lost', async () => {
    openWithLostAnswer('I design forms.', { isReachable: true })
    fireEvent.change(await message(), { target: { value: 'I design forms.' } })
    await submit()
    expect(await screen.findByText('Application submitted')).toBeTruthy()
    expect(screen.queryByText('Application Failed')).toBeNull()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says so when it is sent again, if no answer arrived the first time', async () => {
    const lost = { isReachable: false }
    openWithLostAnswer('I design forms.', lost)
    fireEvent.change(await message(), { target: { value: 'I design forms.' } })
    await submit()
    expect(await screen.findByText('Application Failed')).toBeTruthy()
    lost.isReachable = true
    await submit()
    expect(await screen.findByText('Application submitted')).toBeTruthy()
  })

  it('does not take what another tab has sent for its own', async () => {
    openWithLostAnswer('Something else.', { isReachable: true })
    fireEvent.change(await message(), { target: { value: 'I design forms.' } })
    await submit()
    expect(await screen.findByText('Application Failed')).toBeTruthy()
    expect((await message()).value).toBe('I design forms.')
  })
})
