import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { anOrganizer } from '#tests/support/answers/answers.ts'
import { fill, nothing, step } from '#tests/support/web/project-wizard.tsx'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'
import { anAccount, titles } from '#tests/support/web/unfinished-account.tsx'

const notice = /^You also changed this project on another device/

/** An account whose answers to saves can get lost, as they do when a page is reloaded. */
function aLossyAccount() {
  const stored = anAccount()
  const line = { isLost: false }
  const answer: Answer = async (sent) => {
    const response = await stored.answer(nothing)(sent)
    if (line.isLost && sent.method === 'PUT') throw new TypeError('Failed to fetch')
    return response
  }
  return { ...stored, line, lossy: answer }
}

function open(answer: Answer) {
  openScreen('/create-project', { user: anOrganizer(), answer, unfinished: true })
  return userEvent.setup()
}
const title = () => screen.getByLabelText<HTMLInputElement>(/^Project title/)

describe('a form that was saved without an answer', () => {
  it('is no other device’s when the page is opened again', async () => {
    const account = aLossyAccount()
    const first = open(account.lossy)
    await step('Project Basics')
    await fill(first, /^Project title/, 'Paint')
    await screen.findByText('Draft saved. You can continue on any device.')
    account.line.isLost = true
    await fill(first, /^Project title/, ' the fence')
    await waitFor(() => expect(titles(account)).toEqual(['Paint the fence']))
    await screen.findByText(/^Draft saved on this device only/)
    await fill(first, /^Project title/, ' green')
    cleanup()
    account.line.isLost = false
    open(account.lossy)
    await step('Project Basics')
    expect(title().value).toBe('Paint the fence green')
    await waitFor(() => expect(titles(account)).toEqual(['Paint the fence green']))
    expect(screen.queryByText(notice)).toBeNull()
  })

  it('is continued by the next save, also when it was the first one', async () => {
    const account = aLossyAccount()
    const person = open(account.lossy)
    await step('Project Basics')
    account.line.isLost = true
    await fill(person, /^Project title/, 'Paint')
    await screen.findByText(/^Draft saved on this device only/)
    expect(titles(account)).toEqual(['Paint'])
    account.line.isLost = false
    await fill(person, /^Project title/, ' the fence')
    await waitFor(() => expect(titles(account)).toEqual(['Paint the fence']))
    expect(await screen.findByText('Draft saved. You can continue on any device.')).toBeTruthy()
    expect(screen.queryByText(notice)).toBeNull()
  })
})
