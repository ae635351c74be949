import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { anImpactReport } from '#tests/support/answers/impact-answers.ts'
import { asked, figureOf, openImpact as open, rate } from '#tests/support/web/impact-screen.tsx'

describe('the value of an hour', () => {
  test('is saved with its source, and the report is counted again', async () => {
    const { sent } = open(anImpactReport(), '/admin/impact', ({ method, body }) =>
      method === 'PUT' ? { body: [Object(body), rate] } : undefined,
    )
    const form = within(await screen.findByRole('form', { name: 'Value of an hour' }))
    const year = form.getByLabelText('Year of the work')
    await userEvent.clear(year)
    await userEvent.type(year, '2027')
    await userEvent.type(form.getByLabelText('Value of an hour'), '36.5')
    const reports = asked(sent, '/api/admin/impact').length
    await userEvent.click(form.getByRole('button', { name: 'Save value' }))
    expect(await screen.findByText('Value saved')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      year: 2027,
      amount: 36.5,
      currency: 'USD',
      source: 'Independent Sector',
      sourceUrl: null,
    })
    await waitFor(() => expect(asked(sent, '/api/admin/impact').length).toBeGreaterThan(reports))
  })

  test('of a year keeps its year while it changes, and can be left as it is', async () => {
    open(anImpactReport())
    await userEvent.click(await screen.findByRole('button', { name: 'Change the value of 2026' }))
    const form = within(screen.getByRole('form', { name: 'Value of an hour' }))
    expect(form.getByLabelText<HTMLInputElement>('Year of the work').readOnly).toBe(true)
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Year of the work').readOnly).toBe(false)
  })

  test('is removed only after a question', async () => {
    const { sent } = open(anImpactReport(), '/admin/impact', ({ method }) =>
      method === 'DELETE' ? { body: [] } : undefined,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the value of 2026' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false)
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Value removed')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/api/admin/hour-rates/2026')
  })

  test('has the link to its source in the report', async () => {
    const sourceUrl = 'https://example.org/value'
    open(anImpactReport({ rates: [{ ...rate, sourceUrl }] }))
    expect(await figureOf('Value of time')).toContain('Independent Sector (https://example.org/value)')
  })

  test('needs an amount, and says so at the field', async () => {
    const { sent } = open(anImpactReport())
    const form = within(await screen.findByRole('form', { name: 'Value of an hour' }))
    await userEvent.click(form.getByRole('button', { name: 'Save value' }))
    expect(await screen.findByText(/Enter an amount above 0/)).toBeTruthy()
    expect(sent.some(({ method }) => method === 'PUT')).toBe(false)
  })
})
