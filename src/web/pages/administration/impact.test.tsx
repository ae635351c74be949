import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { ids } from '#tests/support/answers/answers.ts'
import { anImpactGroup, anImpactReport, noFigures } from '#tests/support/answers/impact-answers.ts'
import { asked, figureOf, findTitle, openImpact as open } from '#tests/support/web/impact-screen.tsx'

describe('the impact report', () => {
  test('says each figure, what it is made of, what it was before and how it is counted', async () => {
    open(anImpactReport())
    const hours = await figureOf('Confirmed hours')
    expect(hours).toMatch(
      /501.*12\.5 of them confirmed automatically.*320 in the period before.*Hours worked/,
    )
    expect(await figureOf('Value of time')).toMatch(/\$17,430.*\$34\.79 an hour in 2026: Independent Sector/)
    expect(await figureOf('Applications')).toContain('48 accepted (50%), 30 declined')
    expect(await figureOf('Typical time to an answer')).toMatch(/2\.5 days.*9 of 10 within 9 days/)
    expect(await figureOf('Typical time to an answer')).toContain(
      'Of the 78 applications of this period that got an answer from a person, half got it in this time',
    )
  })

  test('says of answers within hours that they take less than a day', async () => {
    const answers = { count: 3, medianDays: 0, slowDays: 0.4 }
    const report = anImpactReport()
    const previous = { ...report.previous, answers: { count: 1, medianDays: 1, slowDays: 1 } }
    open(anImpactReport({ figures: { ...report.figures, answers }, previous }))
    const figure = await figureOf('Typical time to an answer')
    expect(figure).toMatch(/less than a day.*9 of 10 in less than a day.*1 day in the period before/)
  })

  test('says what to do where a year has no value of an hour, and invents none', async () => {
    const value = { amounts: [], missing: [{ year: 2026, hours: 501 }] }
    open(anImpactReport({ figures: { ...anImpactReport().figures, value }, rates: [] }))
    expect(await figureOf('Value of time')).toContain('Not set')
    const link = screen.getByRole('link', { name: 'Set the value of an hour' })
    expect(link.getAttribute('href')).toBe('#hour-rates')
    expect(screen.getByText(/This leaves out 501 hours in 2026/)).toBeTruthy()
  })

  test('compares no value that leaves out hours, and marks it in the table', async () => {
    const part = { amounts: [{ currency: 'USD', amount: 900 }], missing: [{ year: 2025, hours: 4 }] }
    const report = anImpactReport()
    const previous = { ...report.previous, value: part }
    open(anImpactReport({ previous, series: [anImpactGroup('2026-01', { value: part })] }))
    expect(await figureOf('Value of time')).not.toContain('in the period before')
    const table = await screen.findByRole('table', { name: 'The report by month' })
    expect(within(table).getByText('$900 *')).toBeTruthy()
    expect(screen.getByText(/^\* Leaves out years that have no value/)).toBeTruthy()
  })

  test('marks the months of which it has only some days', async () => {
    open(anImpactReport({ period: { from: '2026-01-01', to: '2026-12-10' } }))
    const table = await screen.findByRole('table', { name: 'The report by month' })
    expect(within(table).getByRole('rowheader', { name: 'December 2026 (part)' })).toBeTruthy()
    expect(within(table).getByRole('rowheader', { name: 'January 2026' })).toBeTruthy()
    await userEvent.click(screen.getByText('Show the numbers as a table'))
    expect(screen.getAllByRole('rowheader', { name: 'December 2026 (part)' })).toHaveLength(2)
  })

  test('has the numbers of its plots for paper where its table has other rows', async () => {
    open(anImpactReport(), '/admin/impact?by=organization')
    const table = await screen.findByRole('table', { name: 'Every month of the period' })
    expect(table.parentElement?.className).toContain('hidden print:block')
    expect(within(table).getAllByRole('row')).toHaveLength(13)
  })

  test('has the numbers of its plots as a table', async () => {
    open(anImpactReport())
    await findTitle()
    await userEvent.click(screen.getByText('Show the numbers as a table'))
    const table = screen.getByRole('table', { name: 'Every month of the period' })
    expect(within(table).getByRole('row', { name: 'December 2026 41.75 3 8 2' })).toBeTruthy()
  })

  test('keeps its filters in the address and asks for what they say', async () => {
    const { sent, router } = open(anImpactReport())
    await findTitle()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last year')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year begins in' }), 'July')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Place' }), 'Maryland')
    await userEvent.click(screen.getByRole('button', { name: 'Show report' }))
    await waitFor(() =>
      expect(router.state.location.href).toBe('/admin/impact?period=last_year&yearStart=7&place=US.MD'),
    )
    await waitFor(() =>
      expect(asked(sent, '/api/admin/impact').at(-1)).toEqual({
        period: 'last_year',
        yearStart: '7',
        place: 'US.MD',
      }),
    )
  })

  test('keeps the chosen filters on the screen, and sends them again with the next ones', async () => {
    const { router } = open(anImpactReport())
    await findTitle()
    const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
    const show = screen.getByRole('button', { name: 'Show report' })
    await userEvent.selectOptions(select('Cause'), 'Housing')
    await userEvent.click(show)
    await waitFor(() => expect(router.state.location.href).toBe('/admin/impact?cause=housing'))
    expect(select('Cause').value).toBe('housing')
    expect(document.activeElement).toBe(show)
    await userEvent.selectOptions(select('Place'), 'Maryland')
    // A chosen filter outlives a change of the table.
    await userEvent.click(screen.getByRole('button', { name: 'Places' }))
    await waitFor(() => expect(router.state.location.href).toContain('by=place'))
    expect(select('Place').value).toBe('US.MD')
    await userEvent.click(show)
    await waitFor(() =>
      expect(router.state.location.href).toBe('/admin/impact?cause=housing&place=US.MD&by=place'),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(router.state.location.href).toBe('/admin/impact?by=place'))
    expect([select('Cause').value, select('Place').value]).toEqual(['', ''])
    expect(document.activeElement).toBe(select('Period'))
  })

  test('refuses more than ten years at the field', async () => {
    const { sent } = open(anImpactReport(), '/admin/impact?period=custom&from=2010-01-01&to=2010-12-31')
    const last = await screen.findByLabelText('To')
    await userEvent.clear(last)
    await userEvent.type(last, '2026-12-31')
    const before = asked(sent, '/api/admin/impact').length
    await userEvent.click(screen.getByRole('button', { name: 'Show report' }))
    expect(screen.getByText('Choose at most 10 years')).toBeTruthy()
    expect(asked(sent, '/api/admin/impact')).toHaveLength(before)
  })

  test('keeps the filters where the server refuses them, and says why at the field', async () => {
    const refusal = {
      code: 'invalid',
      message: 'Check your entries',
      issues: [{ path: 'place', message: 'Choose a place from the list' }],
    }
    const { router } = open(anImpactReport(), '/admin/impact?place=ZZ', ({ path, query }) =>
      path === '/api/admin/impact' && query['place'] ? { status: 422, body: refusal } : undefined,
    )
    expect(await screen.findByText('Choose a place from the list')).toBeTruthy()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Place' }), 'All places')
    await userEvent.click(screen.getByRole('button', { name: 'Show report' }))
    await waitFor(() => expect(router.state.location.href).toBe('/admin/impact'))
    expect(await figureOf('Confirmed hours')).toContain('501')
  })

  test('refuses days in the wrong order, and stays on the field', async () => {
    const { sent } = open(anImpactReport(), '/admin/impact?period=custom&from=2026-03-01&to=2026-03-31')
    const last = await screen.findByLabelText('To')
    await userEvent.clear(last)
    await userEvent.type(last, '2026-02-01')
    const before = asked(sent, '/api/admin/impact').length
    await userEvent.click(screen.getByRole('button', { name: 'Show report' }))
    expect(screen.getByText('The last day must not be before the first day')).toBeTruthy()
    expect(document.activeElement).toBe(last)
    expect(asked(sent, '/api/admin/impact')).toHaveLength(before)
  })

  test('is divided by organization, sorted by the server, and leads to the report of each', async () => {
    const { sent } = open(anImpactReport())
    await findTitle()
    await userEvent.click(screen.getByRole('button', { name: 'Organizations' }))
    const link = await screen.findByRole('link', { name: 'Harbor Light' })
    expect(link.getAttribute('href')).toBe(`/admin/impact?organization=${ids.organization}`)
    await userEvent.click(screen.getByRole('button', { name: 'Sort by Applications' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Show all 183' }))
    await waitFor(() =>
      expect(asked(sent, '/api/admin/impact/groups').at(-1)).toEqual({
        by: 'organization',
        order: 'applications',
        limit: '1000',
      }),
    )
    const table = within(screen.getByRole('table', { name: 'The report by organization' }))
    expect(table.getByRole('columnheader', { name: /Applications/ }).getAttribute('aria-sort')).toBe(
      'descending',
    )
  })

  test('says what to do where nothing happened', async () => {
    open(anImpactReport({ figures: noFigures() }))
    await findTitle()
    expect(screen.getByRole('heading', { name: 'No activity in this period' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Key figures' })).toBeNull()
    // There are no filters to take away.
    expect(screen.getByText(/^Figures appear once organizations post projects/)).toBeTruthy()
    expect(screen.queryByText(/fewer filters/)).toBeNull()
  })

  test('of an organization that does not exist is no page', async () => {
    open(anImpactReport(), `/admin/impact?organization=${ids.organization}`, ({ path }) =>
      path.startsWith('/api/admin/impact') ? { status: 404, body: {} } : undefined,
    )
    expect(await findTitle('Page not found')).toBeTruthy()
  })

  test('is printed by a button', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    open(anImpactReport())
    await findTitle()
    await userEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }))
    expect(print).toHaveBeenCalledOnce()
  })
})
