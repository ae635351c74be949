import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ChangeEvent } from 'react'
import { describe, expect, it } from 'vitest'
import { LanguageField } from './language-field.tsx'

function Form({ detected = null, folded }: { detected?: string | null; folded?: boolean }) {
  const [chosen, setChosen] = useState('')
  const control = {
    value: chosen,
    onChange: (event: ChangeEvent<HTMLSelectElement>) => setChosen(event.target.value),
  }
  return (
    <>
      <LanguageField detected={detected} {...(folded && { folded })} control={control} />
      <output>{chosen}</output>
    </>
  )
}

const listLabels = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

describe('the choice of the language of a text', () => {
  it('starts with detecting it, and lists the languages by their names', () => {
    render(<Form />)
    const labels = listLabels()
    expect(labels[0]).toBe('Detect automatically')
    expect(labels).toEqual(expect.arrayContaining(['Arabic', 'Chinese', 'English', 'Filipino', 'Spanish']))
    expect(labels.slice(1)).toEqual(labels.slice(1).toSorted((a, b) => a.localeCompare(b, 'en')))
  })

  it('says what the stored text seems to be in', () => {
    render(<Form detected="pt" />)
    expect(listLabels()[0]).toBe('Detect automatically (Portuguese)')
  })

  it('keeps what was chosen, in a folded form, too', async () => {
    render(<Form folded />)
    expect(screen.queryByRole('combobox')).toBeNull()
    await userEvent.click(screen.getByText('Language you write in'))
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'Catalan')
    expect(screen.getByRole('status').textContent).toBe('ca')
    await userEvent.click(screen.getByText('Language you write in'))
    await userEvent.click(screen.getByText('Language you write in'))
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'ca')
  })
})
