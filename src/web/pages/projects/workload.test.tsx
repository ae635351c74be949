import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Project } from '#contract/projects/projects.ts'
import { aProject, aVolunteer, anApplication, ids } from '#tests/support/answers/answers.ts'
import { openScreen } from '#tests/support/web/screen.tsx'

const path = `/project/${ids.project}?apply=true`

const nothing = { acceptedHours: 2, projectHours: 4, maxHours: 10, level: 'fits' }

function openDialog(workload: object = nothing, overrides: Partial<Project> = {}) {
  const viewer = {
    isMember: false,
    mayApply: 'apply',
    application: null,
    hasReopenAlert: false,
    hasBlocked: false,
    hasReported: false,
  } as const
  return openScreen(path, {
    user: aVolunteer(),
    answer: (sent) => {
      if (sent.path.endsWith('/workload')) return { body: workload }
      return { body: sent.method === 'POST' ? anApplication() : aProject({ ...overrides, viewer }) }
    },
  })
}
const findDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Apply to Redesign the intake form' }))
const apply = async (dialog: Awaited<ReturnType<typeof findDialog>>) => {
  fireEvent.change(dialog.getByRole('textbox', { name: /^Message/ }), { target: { value: 'I can help.' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Submit application' }))
}

describe('the hours of a volunteer who applies', () => {
  it('are compared with those of the project, with a warning that stops nothing', async () => {
    const { sent } = openDialog({ acceptedHours: 8, projectHours: 4, maxHours: 10, level: 'warn' })
    const dialog = await findDialog()
    expect(
      await dialog.findByText(
        /takes 8 hours a week\. With this project it would be 12 hours, and your profile says 10 hours/,
      ),
    ).toBeTruthy()
    await apply(dialog)
    expect(await screen.findByText('Application submitted')).toBeTruthy()
    expect(sent.some(({ method }) => method === 'POST')).toBe(true)
  })

  it('must be confirmed if they are far too many, and the message stays', async () => {
    const { sent } = openDialog({ acceptedHours: 0, projectHours: 20, maxHours: 10, level: 'confirm' })
    const dialog = await findDialog()
    const box = await dialog.findByRole<HTMLInputElement>('checkbox', { name: 'I have the time for this' })
    await apply(dialog)
    expect(document.activeElement).toBe(box)
    expect(dialog.getByText('Confirm that you have the time, or choose another project')).toBeTruthy()
    expect(sent.every(({ method }) => method === 'GET')).toBe(true)
    await userEvent.click(box)
    await userEvent.click(dialog.getByRole('button', { name: 'Submit application' }))
    expect(await screen.findByText('Application submitted')).toBeTruthy()
  })

  it('are not mentioned if they fit', async () => {
    openDialog()
    const dialog = await findDialog()
    await apply(dialog)
    expect(await screen.findByText('Application submitted')).toBeTruthy()
    expect(dialog.queryByText('More hours than you have')).toBeNull()
  })
})

describe('a volunteer who works for the organization', () => {
  const organizationName = 'Harbor Light Shelter'
  const findBox = (dialog: Awaited<ReturnType<typeof findDialog>>) =>
    dialog.findByRole<HTMLInputElement>('checkbox', { name: /^I work for Harbor Light Shelter/ })
  const hint = 'Your email address is from its website.'

  it('says so themselves, reads that the same work should be paid, and may still apply', async () => {
    const { sent } = openDialog(nothing, { organizationName, organizationWebsite: 'https://harbor.example' })
    const dialog = await findDialog()
    const box = await findBox(dialog)
    expect(box.checked).toBe(false)
    expect(dialog.queryByText(hint)).toBeNull()
    const warning =
      /^If it’s the same kind of work that Harbor Light Shelter pays you for, it should be paid, too\./
    expect(dialog.queryByText(warning)).toBeNull()
    await userEvent.click(box)
    const said = await dialog.findByText(warning)
    expect(said.closest('[role=status]')).toBeTruthy()
    await userEvent.click(box)
    expect(dialog.queryByText(warning)).toBeNull()
    await userEvent.click(box)
    await apply(dialog)
    expect(await screen.findByText('Application submitted')).toBeTruthy()
    // It stays with the volunteer: nothing about it is sent.
    const post = sent.find(({ method }) => method === 'POST')
    expect(JSON.stringify(post?.body)).not.toMatch(/employ|works?For/i)
  })

  it.each([
    ['https://example.org/about', true],
    ['https://other.example', false],
    [null, false],
  ])('gets the hint that their address is from the website %j: %s', async (organizationWebsite, isHinted) => {
    openDialog(nothing, { organizationName, organizationWebsite })
    const dialog = await findDialog()
    const box = await findBox(dialog)
    expect(dialog.queryByText(hint) !== null).toBe(isHinted)
    // Only they know: the hint decides nothing for them.
    expect(box.checked).toBe(false)
  })
})
