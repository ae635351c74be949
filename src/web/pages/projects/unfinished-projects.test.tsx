import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { anOrganizer, aProject, ids } from '#tests/support/answers/answers.ts'
import { anOrganizationDashboard } from '#tests/support/answers/dashboard-answers.ts'
import { aVerificationStatus } from '#tests/support/answers/verification-answers.ts'
import {
  fill,
  fillBasics,
  fillImpact,
  fillSkills,
  fillTimeline,
  next,
  nothing,
  openImpact,
  step,
} from '#tests/support/web/project-wizard.tsx'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'
import { anAccount, titles } from '#tests/support/web/unfinished-account.tsx'

function open({ url = '/create-project', account = anAccount(), otherwise = nothing } = {}) {
  const user = anOrganizer()
  return {
    ...openScreen(url, { user, answer: account.answer(otherwise), unfinished: true }),
    person: userEvent.setup(),
  }
}
const other = 'd3b07384-d9a0-4f5c-9b1e-3a5d1c2b4f60'

describe('the form of a new project', () => {
  it('is saved to the account while it is typed, and ends when the project is posted', async () => {
    const account = anAccount()
    const { person, sent, router } = open({ account, otherwise: () => ({ body: aProject() }) })
    await fillBasics(person)
    expect(await screen.findByText('Draft saved. You can continue on any device.')).toBeTruthy()
    await waitFor(() => expect(titles(account)).toEqual(['Redesign the intake form']))
    const [id] = account.account.forms.keys()
    await next(person)
    await fillSkills(person)
    await next(person)
    await fillTimeline(person)
    await next(person)
    await fillImpact(person)
    await person.click(screen.getByRole('button', { name: 'Create Project' }))
    await waitFor(() => expect(router.latestLocation.pathname).toBe(`/project/${ids.project}`))
    const post = sent.find(({ method }) => method === 'POST')
    expect(post?.query).toMatchObject({ unfinishedId: id })
    expect(Object.keys(localStorage).filter((key) => key.includes('draft:project'))).toEqual([])
  })

  it('offers a blank device the one that was begun before, and can start another', async () => {
    const begun = { id: other, form: { title: 'Paint the fence' }, version: 2 }
    const { person, sent, router } = open({ account: anAccount([begun]) })
    expect(await screen.findByText('You started “Paint the fence” earlier.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(/^Project title/).value).toBe('')
    await person.click(screen.getByRole('button', { name: 'Start a new one' }))
    expect(screen.queryByText('You started “Paint the fence” earlier.')).toBeNull()
    expect(sent.filter(({ method }) => method !== 'GET')).toEqual([])
    expect(router.latestLocation.search).toEqual({})
  })

  it('continues the one that was begun before, instead of another', async () => {
    const begun = { id: other, form: { title: 'Paint the fence' }, version: 2 }
    const account = anAccount([begun])
    const { person } = open({ account })
    await person.click(await screen.findByRole('link', { name: 'Continue your draft' }))
    const title = () => screen.getByLabelText<HTMLInputElement>(/^Project title/)
    await waitFor(() => expect(title().value).toBe('Paint the fence'))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Project Basics'))
    expect(screen.queryByText('You started “Paint the fence” earlier.')).toBeNull()
    await person.type(title(), ' green')
    await waitFor(() => expect(titles(account)).toEqual(['Paint the fence green']))
  })

  it('is posted once, however often its button is pressed while it is still being saved', async () => {
    const account = anAccount()
    let letSave = () => {}
    const saved = new Promise<void>((resolve) => {
      letSave = resolve
    })
    let isLast = false
    const held: typeof account = {
      ...account,
      answer: (otherwise) => async (request) => {
        if (isLast && request.method === 'PUT') await saved
        return account.answer(otherwise)(request)
      },
    }
    const { person, sent, router } = open({ account: held, otherwise: () => ({ body: aProject() }) })
    await openImpact(person)
    const saves = () => sent.filter(({ method }) => method === 'PUT').length
    const before = saves()
    isLast = true
    await fillImpact(person)
    await waitFor(() => expect(saves()).toBeGreaterThan(before))
    const button = screen.getByRole('button', { name: 'Create Project' })
    await person.click(button)
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
    await person.click(button)
    letSave()
    await waitFor(() => expect(router.latestLocation.pathname).toBe(`/project/${ids.project}`))
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it('continues from another device', async () => {
    const account = anAccount([{ id: other, form: { title: 'Begun elsewhere' }, version: 4 }])
    const { person } = open({ url: `/create-project?unfinished=${other}`, account })
    await step('Project Basics')
    expect(screen.getByLabelText(/^Project title/)).toHaveProperty('value', 'Begun elsewhere')
    expect(screen.getByText(/We restored your draft/)).toBeTruthy()
    await fill(person, /^Project title/, ', and finished here')
    await waitFor(() => expect(account.account.forms.get(other)?.version).toBe(5))
    expect(titles(account)).toEqual(['Begun elsewhere, and finished here'])
  })

  it('takes over what another device saved if nothing else was typed here', async () => {
    const account = anAccount()
    const first = open({ account })
    await fillBasics(first.person)
    await screen.findByText('Draft saved. You can continue on any device.')
    // Also what was chosen last, which would be saved again while the form closes.
    await waitFor(() => expect(JSON.stringify([...account.account.forms.values()])).toContain('Education'))
    cleanup()
    const [saved] = account.account.forms.values()
    if (!saved) throw new Error('nothing was saved')
    account.account.forms.set(saved.id, { ...saved, form: { title: 'Changed elsewhere' }, version: 9 })
    open({ account })
    await step('Project Basics')
    expect(screen.getByLabelText(/^Project title/)).toHaveProperty('value', 'Changed elsewhere')
  })

  it('keeps both if two devices change it, and says so', async () => {
    const account = anAccount([{ id: other, form: { title: 'Shared' }, version: 1 }])
    const { person } = open({ url: `/create-project?unfinished=${other}`, account })
    await step('Project Basics')
    account.account.forms.set(other, { id: other, form: { title: 'Shared there' }, version: 2 })
    await fill(person, /^Project title/, ' here')
    expect(await screen.findByText(/^You also changed this project on another device/)).toBeTruthy()
    await waitFor(() => expect(titles(account)).toEqual(['Shared here', 'Shared there']))
    expect(await screen.findByText(/You have another unfinished project/)).toBeTruthy()
    expect(screen.getByLabelText(/^Project title/)).toHaveProperty('value', 'Shared here')
  })

  it('stays on this device without a connection, and is sent before another one opens', async () => {
    const account = anAccount([{ id: other, form: { title: 'The other one' }, version: 1 }])
    const first = open({ account })
    await step('Project Basics')
    account.account.isOffline = true
    await fill(first.person, /^Project title/, 'Typed offline')
    expect(await screen.findByText(/^Draft saved on this device only/)).toBeTruthy()
    cleanup()
    const second = open({ url: `/create-project?unfinished=${other}`, account })
    await screen.findByText('Couldn’t open your project')
    account.account.isOffline = false
    await second.person.click(screen.getByRole('button', { name: 'Try again' }))
    await step('Project Basics')
    expect(screen.getByLabelText(/^Project title/)).toHaveProperty('value', 'The other one')
    expect(titles(account)).toEqual(['The other one', 'Typed offline'])
  })

  it('says why another one does not open, and leads to the list and back to what was typed here', async () => {
    const account = anAccount([{ id: other, form: { title: 'The other one' }, version: 1 }])
    account.account.isFull = true
    const first = open({ account })
    await step('Project Basics')
    await fill(first.person, /^Project title/, 'One too many')
    expect(await screen.findByText(/^Draft saved on this device only/)).toBeTruthy()
    cleanup()
    const { person, router } = open({ url: `/create-project?unfinished=${other}`, account })
    await screen.findByRole('heading', { name: 'Couldn’t open your project' })
    expect(screen.getByText(/isn’t lost\. That didn’t work: too_many_unfinished_projects$/)).toBeTruthy()
    const list = screen.getByRole('link', { name: 'See your unfinished projects' })
    expect(list.getAttribute('href')).toBe('/organization-dashboard?tab=projects')
    await person.click(screen.getByRole('link', { name: 'Continue what you typed here' }))
    await step('Project Basics')
    expect(screen.getByLabelText(/^Project title/)).toHaveProperty('value', 'One too many')
    expect(router.latestLocation.search).not.toHaveProperty('unfinished')
    expect(titles(account)).toEqual(['The other one'])
  })

  it('is discarded on the server, too, when its author starts over', async () => {
    const account = anAccount([{ id: other, form: { title: 'Not anymore' }, version: 1 }])
    const { person } = open({ url: `/create-project?unfinished=${other}`, account })
    await step('Project Basics')
    await person.click(screen.getByRole('button', { name: 'Start over' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Start over?' }))
    await person.click(dialog.getByRole('button', { name: 'Start over' }))
    await waitFor(() => expect(account.account.forms.size).toBe(0))
    await fill(person, /^Project title/, 'Something new')
    await waitFor(() => expect(titles(account)).toEqual(['Something new']))
    expect(account.account.forms.has(other)).toBe(false)
  })

  it('says that one is gone instead of failing', async () => {
    open({ url: `/create-project?unfinished=${other}` })
    await step('Project Basics')
    expect(screen.getByText('This unfinished project is gone. It was posted or discarded.')).toBeTruthy()
  })

  it('is listed with the organization’s projects, where it can be discarded', async () => {
    const account = anAccount([{ id: other, form: { title: 'Half of an idea' }, version: 1 }])
    const otherwise: Answer = ({ path }) => {
      if (path === '/api/dashboard/organization') return { body: anOrganizationDashboard() }
      if (path === '/api/organization/verification') return { body: aVerificationStatus() }
      return { body: [] }
    }
    const { person } = open({ url: '/organization-dashboard?tab=projects', account, otherwise })
    const list = await screen.findByRole('list', { name: 'Unfinished projects' })
    const link = within(list).getByRole('link', { name: 'Continue: Half of an idea' })
    expect(link.getAttribute('href')).toBe(`/create-project?unfinished=${other}`)
    await person.click(within(list).getByRole('button', { name: 'Discard: Half of an idea' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard this project?' }))
    await person.click(dialog.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Unfinished projects' })).toBeNull())
    expect(account.account.forms.size).toBe(0)
    const heading = screen.getByRole('heading', { level: 1 })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })
})
