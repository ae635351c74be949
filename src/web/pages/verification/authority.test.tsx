import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { AuthorityState } from '#contract/authority/authority.ts'
import type { VerificationDocument } from '#contract/images/documents.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { imageLimits } from '#contract/limits.ts'
import { anOrganizationProfile } from '#tests/support/answers/account-answers.ts'
import { anOrganizer, ids } from '#tests/support/answers/answers.ts'
import { aDocument, anAuthority } from '#tests/support/answers/authority-answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

afterEach(() => sessionStorage.clear())

const part = (name: string) => screen.findByRole('region', { name })

type TestData = { state?: AuthorityState; documents?: VerificationDocument[]; answer?: Answer }

/** The organization tab of the profile; `answer` responds to every write. */
function open({ state = anAuthority(), documents = [], answer }: TestData = {}) {
  const opened = openScreen('/profile?tab=organization', {
    user: anOrganizer(),
    answer: (sent) => {
      if (sent.method !== 'GET') return answer?.(sent) ?? { body: {} }
      if (sent.path.endsWith('/authority')) return { body: state }
      if (sent.path.endsWith('/documents')) return { body: documents }
      return sent.path === '/api/organization-profile/current'
        ? { body: anOrganizationProfile }
        : { body: [] }
    },
  })
  return { ...opened, person: userEvent.setup({ applyAccept: false }) }
}

describe('authorized representatives on the organization’s profile', () => {
  it('are confirmed by email: an address on another domain is refused beside the field and stays', async () => {
    const message = 'Please use an address that ends in @harbor-light.org'
    let refuses = true
    const { person, sent } = open({
      answer: () =>
        refuses
          ? { status: 422, body: { message: 'No', code: 'invalid', issues: [{ path: 'email', message }] } }
          : { status: 202, body: { message: 'On its way' } },
    })
    const authority = within(await part('Authorized representatives'))
    const field = await authority.findByLabelText<HTMLInputElement>('Email address')
    await person.type(field, 'ruth@example.net')
    await person.click(authority.getByRole('button', { name: 'Send link' }))
    expect((await authority.findByRole('alert')).textContent).toContain(message)
    expect(field.value).toBe('ruth@example.net')
    refuses = false
    await person.clear(field)
    await person.type(field, 'ruth@harbor-light.org')
    await person.click(authority.getByRole('button', { name: 'Send link' }))
    expect(await authority.findByText(/^We emailed a link to ruth@harbor-light.org/)).toBeTruthy()
    expect(sent.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
      email: 'ruth@harbor-light.org',
    })
  })

  it('are confirmed by file: where to upload it, what it must contain, and what was wrong with it', async () => {
    const file = {
      address: 'https://www.harbor-light.org/.well-known/bridge-collective-verification.txt',
      content: 'bridge-collective-verification=0123',
      checkedAt: null,
      failure: null,
    }
    let looks = 0
    const { person } = open({
      answer: ({ path }) => {
        if (path.endsWith('/authority/file')) return { body: anAuthority({ file }) }
        looks += 1
        return {
          body:
            looks === 1
              ? anAuthority({
                  file: { ...file, failure: 'not_there', checkedAt: '2026-11-20T12:00:00.000Z' },
                })
              : anAuthority({
                  file,
                  authority: {
                    method: 'token',
                    domain: 'harbor-light.org',
                    provedAt: '2026-11-20T12:00:00.000Z',
                    provedBy: 'Ruth Calloway',
                  },
                }),
        }
      },
    })
    const authority = within(await part('Authorized representatives'))
    await person.click(await authority.findByText('By a file on your website'))
    await person.click(await authority.findByRole('button', { name: 'Get the file' }))
    expect(await authority.findByText(file.address)).toBeTruthy()
    expect(authority.getByText(file.content)).toBeTruthy()
    await person.click(authority.getByRole('button', { name: 'Check now' }))
    expect(await authority.findByText('We can’t find the file yet.')).toBeTruthy()
    await person.click(authority.getByRole('button', { name: 'Check now' }))
    expect(
      await authority.findByRole('heading', { name: 'Confirmed by a file on harbor-light.org' }),
    ).toBeTruthy()
    expect(authority.getByText(/^By Ruth Calloway on Nov 20, 2026\./)).toBeTruthy()
    expect(authority.queryByLabelText('Email address')).toBeNull()
  })

  it('show why a proof is no longer valid', async () => {
    const dropped = {
      method: 'mail',
      domain: 'harbor-light.org',
      reason: 'website_changed',
      at: '2026-11-20T12:00:00.000Z',
    } as const
    open({ state: anAuthority({ dropped }) })
    const authority = within(await part('Authorized representatives'))
    expect(await authority.findByText(/The organization’s website changed\./)).toBeTruthy()
    expect(authority.getByText(/^Confirmed by an email address at harbor-light\.org\./)).toBeTruthy()
  })

  it.each([
    ['no_website', 'Your profile has no website'],
    ['shared_website', 'Your website is on a shared domain'],
  ] as const)(
    'show why the website cannot confirm anyone (%s), and the alternatives',
    async (obstacle, title) => {
      open({ state: anAuthority({ obstacle, domain: null }) })
      const authority = within(await part('Authorized representatives'))
      expect(await authority.findByRole('heading', { name: title })).toBeTruthy()
      expect(authority.getByText(/Upload a signed letter/)).toBeTruthy()
      expect(authority.queryByLabelText('Email address')).toBeNull()
    },
  )
})

describe('the documents', () => {
  const pdf = new File(['%PDF-1.4'], 'letter.pdf', { type: 'application/pdf' })
  const choose = (person: ReturnType<typeof userEvent.setup>, file: File) =>
    person.upload(screen.getByLabelText('Exemption letter', { selector: 'input' }), file)

  it('are sent one by one; an error is shown beside its document', async () => {
    const message = 'This file is damaged and could not be read. Please choose another one.'
    let refuses = true
    const { person, sent } = open({
      answer: () =>
        refuses ? { status: 422, body: { message, code: 'unreadable_document' } } : { body: [aDocument()] },
    })
    const documents = within(await part('Documents'))
    expect(await documents.findAllByText('Not uploaded')).toHaveLength(3)
    await choose(person, new File(['x'], 'letter.docx', { type: 'application/msword' }))
    expect((await documents.findByRole('alert')).textContent).toMatch(/^This is not a PDF/)
    const large = new File([new Uint8Array(imageLimits.bytes + 1)], 'a.pdf', { type: 'application/pdf' })
    await choose(person, large)
    expect((await documents.findByRole('alert')).textContent).toMatch(/larger than 5 MB/)
    expect(sent.filter(({ method }) => method === 'PUT')).toEqual([])
    await choose(person, pdf)
    await waitFor(() => expect(documents.getByRole('alert').textContent).toBe(message))
    refuses = false
    await choose(person, pdf)
    expect(await documents.findByText('Uploaded by Ruth Calloway on Nov 20, 2026 · 244 kB')).toBeTruthy()
    expect(documents.queryByRole('alert')).toBeNull()
    expect(sent.filter(({ method }) => method === 'PUT').at(-1)?.path).toBe(
      `/api/organizations/${ids.organization}/documents/exemptionLetter`,
    )
  })

  it('can be opened, and removed after a confirmation', async () => {
    const { person } = open({ documents: [aDocument()], answer: () => ({ body: [] }) })
    const link = await screen.findByRole('link', { name: 'Download: Exemption letter' })
    expect(link.getAttribute('href')).toBe(aDocument().path)
    await person.click(screen.getByRole('button', { name: 'Remove: Exemption letter' }))
    const dialog = await screen.findByRole('dialog', { name: 'Remove this document: Exemption letter?' })
    await person.click(within(dialog).getByRole('button', { name: 'Remove' }))
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('button', { name: 'Choose file: Exemption letter' }),
      ),
    )
    expect(within(await part('Documents')).getAllByText('Not uploaded')).toHaveLength(3)
  })
})

describe('the authorization link in the email', () => {
  const { organization } = anAuthority()
  const url = '/auth/authority#secret-token'
  const link = (answer: Answer, user: User | null = anOrganizer()) => ({
    ...openScreen(url, { user, answer }),
    person: userEvent.setup(),
  })
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
  const opened =
    (isOwn: boolean): Answer =>
    () => ({ body: { organization, isOwn } })

  it('confirms the member who requested it, when they press the button', async () => {
    const { person, sent } = link(({ path }) => ({
      body: path.endsWith('open') ? { organization, isOwn: true } : organization,
    }))
    await heading('Confirm that you represent Harbor Light Shelter?')
    await person.click(screen.getByRole('button', { name: 'Confirm' }))
    await heading('You’re confirmed')
    expect(sent.filter(({ method }) => method === 'POST').map((one) => [one.path, one.body])).toEqual([
      ['/api/authority/open', { token: 'secret-token' }],
      ['/api/authority/confirm', { token: 'secret-token' }],
    ])
  })

  it('asks a visitor to sign in and brings them back', async () => {
    const { sent } = link(opened(true), null)
    await heading('Sign in to confirm')
    const back = within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' })
    expect(back.getAttribute('href')).toBe('/auth?next=%2Fauth%2Fauthority')
    expect(sent).toEqual([])
  })

  it('does nothing for anyone else, and says when it has expired', async () => {
    link(opened(false))
    await heading('This link is for someone else')
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  })

  it('says that it was used too late', async () => {
    link(() => ({ status: 410, body: { message: 'Over', code: 'link_expired' } }))
    await heading('This link is no longer valid')
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  })
})
