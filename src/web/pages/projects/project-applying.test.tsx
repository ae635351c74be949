import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { getProject, listProjects, type Project } from '#contract/projects/projects.ts'
import { anApplication, anOrganizer, aProject, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

type Viewer = NonNullable<Project['viewer']>
const mayApply: Viewer = {
  isMember: false,
  mayApply: 'apply',
  hasReopenAlert: false,
  hasBlocked: false,
  hasReported: false,
  application: null,
}
const path = `/project/${ids.project}`

const open = (url: string, user: User | null, answer: Answer) => openScreen(url, { user, answer })
// Similar projects are asked for, too.
const show = (overrides: Partial<Project>, user: User | null = aVolunteer()) =>
  open(path, user, ({ path: asked }) => ({ body: asked === '/api/projects' ? [] : aProject(overrides) }))
const panel = () => screen.findByRole('region', { name: 'Apply to this project' })
const message = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ })

describe('applying', () => {
  it('starts with signing in and returns to the apply dialog', async () => {
    show({}, null)
    const href = (await screen.findByRole('link', { name: 'Sign In to Apply' })).getAttribute('href') ?? ''
    const url = new URL(href, 'http://localhost')
    expect(url.pathname).toBe('/auth')
    expect(url.searchParams.get('next')).toBe(`${path}?apply=true`)
  })

  it('is not possible twice: the button shows the application’s status', async () => {
    show({
      viewer: {
        ...mayApply,
        mayApply: 'no',
        hasReopenAlert: false,
        hasBlocked: false,
        hasReported: false,
        application: { id: ids.application, status: 'pending' },
      },
    })
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Applied (pending)' })
    expect(button.disabled).toBe(true)
  })

  it('is possible again after withdrawing', async () => {
    show({
      viewer: {
        ...mayApply,
        mayApply: 'again',
        hasReopenAlert: false,
        hasBlocked: false,
        hasReported: false,
        application: { id: ids.application, status: 'withdrawn' },
      },
    })
    expect(await screen.findByRole('button', { name: 'Apply again' })).toBeTruthy()
  })

  it('is closed, with the reason', async () => {
    show({ viewer: mayApply, applicationsClosedReason: 'deadline_passed', acceptsApplications: false })
    expect((await panel()).textContent).toContain('The application deadline has passed.')
    expect(within(await panel()).queryByRole('button')).toBeNull()
  })

  it.each([
    ['Email Ruth.', /See “Contact instructions”/],
    [null, /Send the organization a message/],
  ])(
    'says how an accepted volunteer gets in touch (instructions: %j)',
    async (contactInstructions, words) => {
      const application = { id: ids.application, status: 'accepted' } as const
      show({ contactInstructions, viewer: { ...mayApply, mayApply: 'no', application } })
      expect((await panel()).textContent).toMatch(words)
      expect((await panel()).textContent).toContain('Your application shows what you agreed to.')
    },
  )

  it('names an organization that the volunteer blocked, with the way to unblock it', async () => {
    show({ viewer: { ...mayApply, hasBlocked: true } })
    expect((await panel()).textContent).toContain('You blocked Harbor Light Shelter. Unblock them to apply.')
    const link = within(await panel()).getByRole('link', { name: 'See who you blocked' })
    expect(link.getAttribute('href')).toBe('/profile?tab=settings#blocked')
    expect(within(await panel()).queryByRole('button')).toBeNull()
    expect(screen.queryByText(/After you apply/)).toBeNull()
    expect(screen.queryByRole('link', { name: 'Message Harbor Light Shelter' })).toBeNull()
  })

  it('explains what follows to a volunteer who blocks no one, and links to its organization’s messages', async () => {
    show({ viewer: mayApply })
    expect(await screen.findByText(/After you apply/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Message Harbor Light Shelter' })).toBeTruthy()
  })

  it.each([
    ['all if none waits', 0, ''],
    ['those that wait, the longest first', 2, '&show=pending&sort=oldest'],
  ])('links its organization to the applications it received: %s', async (_, waitingCount, shown) => {
    show({ waitingCount, viewer: { ...mayApply, isMember: true, mayApply: 'no' } }, anOrganizer())
    const link = await screen.findByRole('link', { name: 'View received applications' })
    expect(link.getAttribute('href')).toBe(`/applications?tab=received${shown}&project=${ids.project}`)
  })

  it('opens from the URL and updates it', async () => {
    open(`${path}?apply=true`, aVolunteer(), () => ({ body: aProject({ viewer: mayApply }) }))
    await screen.findByRole('dialog', { name: 'Apply to Redesign the intake form' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(window.location.search).toBe(''))
    await userEvent.click(await screen.findByRole('button', { name: 'Apply Now' }))
    await waitFor(() => expect(window.location.search).toBe('?apply=true'))
  })

  it('requires a message that is not blank, with an error beside the field and a toast', async () => {
    const { sent } = open(`${path}?apply=true`, aVolunteer(), () => ({
      body: aProject({ viewer: mayApply }),
    }))
    fireEvent.change(await message(), { target: { value: '   ' } })
    await userEvent.click(screen.getByRole('button', { name: 'Submit application' }))
    expect(await screen.findByText('Application Required')).toBeTruthy()
    const text = "Please write a message explaining why you're interested in this project"
    expect(screen.getAllByText(text)).toHaveLength(2)
    expect((await message()).getAttribute('aria-invalid')).toBe('true')
    // It would cover what is filled in next.
    await userEvent.type(await message(), 'I design forms.')
    await waitFor(() => expect(screen.queryByText('Application Required')).toBeNull())
    expect(sent.every(({ method }) => method === 'GET')).toBe(true)
  })

  it('sends the cover letter once and immediately shows that it was sent', async () => {
    let applied = false
    const { sent } = open(`${path}?apply=true`, aVolunteer(), ({ method }) => {
      if (method === 'POST') {
        applied = true
        return { status: 201, body: anApplication() }
      }
      const application = applied ? { id: ids.application, status: 'pending' as const } : null
      return { body: aProject({ viewer: { ...mayApply, mayApply: applied ? 'no' : 'apply', application } }) }
    })
    fireEvent.change(await message(), { target: { value: ' I design forms. ' } })
    await userEvent.click(screen.getByRole('button', { name: 'Submit application' }))
    expect(await screen.findByText('Application submitted')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Applied (pending)' })).toBeTruthy()
    const posts = sent.filter(({ method }) => method === 'POST')
    expect(posts.map(({ body }) => body)).toEqual([
      {
        projectId: ids.project,
        coverLetter: 'I design forms.',
        proposedApproach: null,
        questions: null,
        language: null,
      },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks the project’s own questions, requires answers where needed, and keeps what was typed', async () => {
    const screeningQuestions = [
      { id: 'licence', text: 'Do you have a driving licence?', isRequired: true },
      { id: 'evenings', text: 'Which evenings are free?', isRequired: false },
    ]
    const answer: Answer = ({ method }) =>
      method === 'POST'
        ? { status: 201, body: anApplication() }
        : { body: aProject({ viewer: mayApply, screeningQuestions }) }
    open(`${path}?apply=true`, aVolunteer(), answer)
    fireEvent.change(await message(), { target: { value: 'I design forms.' } })
    fireEvent.change(screen.getByLabelText(/evenings/), { target: { value: 'Tuesdays' } })
    await userEvent.click(screen.getByRole('button', { name: 'Submit application' }))
    expect(await screen.findByText('Please answer this question')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/licence/)))
    cleanup()
    const { sent } = open(`${path}?apply=true`, aVolunteer(), answer)
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/evenings/)).value).toBe('Tuesdays')
    fireEvent.change(screen.getByLabelText(/licence/), { target: { value: 'Yes' } })
    await userEvent.click(screen.getByRole('button', { name: 'Submit application' }))
    expect(await screen.findByText('Application submitted')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      screeningAnswers: [
        { questionId: 'licence', answer: 'Yes' },
        { questionId: 'evenings', answer: 'Tuesdays' },
      ],
    })
  })

  it('shows the new questions if the project changed them meanwhile', async () => {
    const requested = (text: string) => ({
      body: aProject({
        viewer: mayApply,
        screeningQuestions: [{ id: text, text, isRequired: false }],
      }),
    })
    let isChanged = false
    open(`${path}?apply=true`, aVolunteer(), ({ method }) => {
      if (method === 'GET') return requested(isChanged ? 'Why now?' : 'Why us?')
      isChanged = true
      const message = 'The questions of this project have changed. Please look at them again.'
      const issues = [{ path: 'screeningAnswers', message }]
      return { status: 422, body: { message: 'Please check the marked fields', code: 'invalid', issues } }
    })
    fireEvent.change(await message(), { target: { value: 'I design forms.' } })
    fireEvent.change(screen.getByLabelText(/Why us/), { target: { value: 'Close by' } })
    await userEvent.click(screen.getByRole('button', { name: 'Submit application' }))
    expect(await screen.findByText(/questions of this project have changed/)).toBeTruthy()
    expect(await screen.findByLabelText(/Why now/)).toBeTruthy()
    expect((await message()).value).toBe('I design forms.')
  })

  it('says why it was refused and loses nothing, not even after a reload', async () => {
    const answer: Answer = ({ method }) =>
      method === 'POST'
        ? { status: 409, body: { message: 'The application deadline has passed', code: 'deadline_passed' } }
        : { body: aProject({ viewer: mayApply }) }
    open(`${path}?apply=true`, aVolunteer(), answer)
    fireEvent.change(await message(), { target: { value: 'I design forms.' } })
    await userEvent.click(screen.getByRole('button', { name: 'Submit application' }))
    expect(await screen.findByText('Application Failed')).toBeTruthy()
    expect(screen.getByText('The application deadline has passed')).toBeTruthy()
    expect((await message()).value).toBe('I design forms.')
    cleanup()
    open(`${path}?apply=true`, aVolunteer(), answer)
    expect((await message()).value).toBe('I design forms.')
  })

  it('leaves the focus on the page when the project is removed meanwhile', async () => {
    let isRemoved = false
    const { queryClient } = open(`${path}?apply=true`, aVolunteer(), ({ path: asked }) =>
      isRemoved && asked === getProject.path.replace(':id', ids.project)
        ? { status: 410, body: { message: 'Removed', code: 'project_removed' } }
        : { body: asked === '/api/projects' ? [] : aProject({ viewer: mayApply }) },
    )
    const writing = await message()
    writing.focus()
    isRemoved = true
    await act(async () => queryClient.invalidateQueries({ queryKey: [listProjects.path, ids.project] }))
    expect(await screen.findByRole('heading', { name: 'This project was removed' })).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  })
})
