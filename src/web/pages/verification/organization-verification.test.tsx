import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anOrganizer } from '#tests/support/answers/answers.ts'
import { focusAreas } from '#domain/options/causes.ts'
import { employeeRanges } from '#domain/options/organizations.ts'
import {
  fill,
  heading,
  missing,
  next,
  openVerification as open,
  wholeVerification as whole,
  writes,
} from '#tests/support/web/verification-setup.tsx'
import { namesOfSteps } from '#tests/support/web/volunteer-setup.tsx'

// Filling in four steps takes as long as the machine needs.

describe('/organization-verification', () => {
  it('has four steps and a link back to the profile, with Next and Previous disabled at first', async () => {
    open({ user: anOrganizer() })
    await heading('Basic Info')
    expect(namesOfSteps()).toEqual(['Basic Info', 'Contact Details', 'Organization Details', 'Verification'])
    expect(screen.getByText(/^Step 1 of 4/)).toBeTruthy()
    expect(screen.getByRole('progressbar', { name: 'Step 1 of 4' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to Profile' }).getAttribute('href')).toBe('/profile')
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true)
    expect(next()).toHaveProperty('disabled', true)
    expect(missing()).toBe('To continue, fix: Organization name, EIN (Tax ID), Website')
  })

  it('disables Next while the step has errors, which show at their fields after blur', async () => {
    const { person } = open()
    await heading('Basic Info')
    await fill(person, /^Organization name/, 'X')
    await fill(person, /^EIN/, '123')
    await fill(person, /^Website/, 'harbor')
    await person.tab()
    expect(await screen.findByText('Organization name must be at least 2 characters')).toBeTruthy()
    expect(screen.getByText('EIN must be in format XX-XXXXXXX')).toBeTruthy()
    expect(screen.getByText('Please enter a valid website URL')).toBeTruthy()
    await fill(person, /^Organization name/, 'Harbor Light')
    await fill(person, /^EIN/, '20-4567890')
    expect(next()).toHaveProperty('disabled', true)
    await fill(person, /^Website/, 'harbor.example.org')
    await person.tab()
    await waitFor(() => expect(next()).toHaveProperty('disabled', false))
    expect(screen.getByLabelText(/^Website/)).toHaveProperty('value', 'https://harbor.example.org')
    await person.click(next())
    await heading('Contact Details')
    for (const label of [/^Street/, /^City/, /^State/, /^ZIP/, /^Phone/, /^Mission/]) {
      await person.click(screen.getByLabelText(label))
    }
    await person.tab()
    for (const text of [
      'Street address is required',
      'City is required',
      'State is required',
      'ZIP code must be valid (XXXXX or XXXXX-XXXX)',
      'Phone must be in format (XXX) XXX-XXXX',
      'Mission statement must be at least 50 characters',
    ]) {
      expect(await screen.findByText(text)).toBeTruthy()
    }
    expect(next()).toHaveProperty('disabled', true)
  })

  it('formats digits as they are typed, edited in the middle, or pasted', async () => {
    const { person } = open({ ...whole, step: 2 })
    await heading('Contact Details')
    const phone = screen.getByLabelText(/^Phone/)
    if (!(phone instanceof HTMLInputElement)) throw new Error('no input')
    await fill(person, /^Phone/, '+1 410.555.0142')
    expect(phone.value).toBe('(410) 555-0142')
    await person.clear(phone)
    await person.type(phone, '41055501429')
    expect(phone.value).toBe('(410) 555-0142')
    phone.setSelectionRange(7, 7)
    await person.keyboard('{Backspace}')
    expect([phone.value, phone.selectionStart]).toEqual(['(410) 550-142', 4])
    await person.keyboard('9')
    expect([phone.value, phone.selectionStart]).toEqual(['(410) 955-0142', 7])
  })

  it('accepts a bare web address while typing, and Enter continues with its https://', async () => {
    const { person, sent } = open({ ...whole, profile: { ...whole.profile, website: null }, step: 1 })
    await heading('Basic Info')
    expect(next()).toHaveProperty('disabled', true)
    await person.type(screen.getByLabelText(/^Website/), 'harbor.example.org')
    expect(next()).toHaveProperty('disabled', false)
    await person.keyboard('{Enter}')
    await heading('Contact Details')
    await person.click(screen.getByRole('button', { name: 'Previous' }))
    await heading('Basic Info')
    expect(screen.getByLabelText(/^Website/)).toHaveProperty('value', 'https://harbor.example.org')
    expect(writes(sent)).toEqual([])
  })

  it('updates the URL to the shown step if a later step is opened before the first is complete', async () => {
    const { router } = open({ step: 4 })
    await heading('Basic Info')
    await waitFor(() => expect(router.state.location.href).toBe('/organization-verification?step=1'))
  })

  it('rejects a tenth digit of an EIN wherever it is typed', async () => {
    const { person } = open()
    await heading('Basic Info')
    const ein = screen.getByLabelText<HTMLInputElement>(/^EIN/)
    await person.type(ein, '204567890')
    await person.type(ein, '1', { initialSelectionStart: 4, initialSelectionEnd: 4 })
    expect([ein.value, ein.selectionStart]).toEqual(['20-4567890', 4])
    await person.type(ein, '1')
    expect(ein.value).toBe('20-4567890')
  })

  it('warns about an EIN with an unassigned prefix, but accepts it', async () => {
    const { person } = open()
    await heading('Basic Info')
    await fill(person, /^EIN/, '890000101')
    expect(screen.getByLabelText(/^EIN/)).toHaveProperty('value', '89-0000101')
    expect(screen.getByText(/^The IRS hasn’t assigned EINs/)).toBeTruthy()
    await fill(person, /^EIN/, '204567890')
    expect(screen.queryByText(/^The IRS hasn’t assigned EINs/)).toBeNull()
  })

  it('starts with values from the profile and the last request, or else the documented defaults', async () => {
    const { person } = open({
      ...whole,
      profile: { ...whole.profile, foundedYear: null, employeeCount: null },
      step: 3,
    })
    await heading('Organization Details')
    expect(screen.getByLabelText(/^Year established/)).toHaveProperty(
      'value',
      String(new Date().getFullYear()),
    )
    const employees = screen.getByLabelText(/^Employees/)
    expect(employees).toHaveProperty('value', '1-5')
    expect(
      within(employees)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([...employeeRanges])
    const areas = screen.getByRole('group', { name: /^Focus areas/ })
    expect(
      within(areas)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([...focusAreas])
    await fill(person, /^Year established/, '1799')
    await person.tab()
    expect(await screen.findByText(/^Year must be between 1800 and 20\d\d$/)).toBeTruthy()
    expect(next()).toHaveProperty('disabled', true)
  })

  it('opens a step only once the ones before it are complete', async () => {
    open({ step: 4 })
    expect(await heading('Basic Info')).toBeTruthy()
  })

  it('asks before the user leaves with answers, and restores them when it is opened again', async () => {
    const { person, router } = open()
    await heading('Basic Info')
    await fill(person, /^Organization name/, 'Harbor')
    await person.click(screen.getByRole('link', { name: 'Terms of Use' }))
    expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Leave' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Terms of Use' })).toBeTruthy()
    router.history.back()
    expect(await screen.findByText(/^We restored your unsent answers/)).toBeTruthy()
    expect(screen.getByLabelText(/^Organization name/)).toHaveProperty('value', 'Harbor')
  })

  it('shows beside a network that the value cannot be an account there, and stays on the step', async () => {
    const { person } = open({ ...whole, step: 3 })
    await heading('Organization Details')
    await fill(person, /^Twitter/, 'javascript:alert(1)')
    await person.tab()
    const text = 'Enter a handle, for example @riverside, or a web address'
    const { id } = await screen.findByLabelText(/^Twitter/)
    await waitFor(() => expect(document.querySelector(`[id="${id}-error"]`)?.textContent).toContain(text))
    expect(screen.getByLabelText(/^Twitter/)).toHaveProperty('value', 'javascript:alert(1)')
    expect(next()).toHaveProperty('disabled', true)
    expect(missing()).toBe('To continue, fix: Twitter')
    await fill(person, /^Twitter/, '@harbor')
    await waitFor(() => expect(next()).toHaveProperty('disabled', false))
  })
})
