import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Field } from './field.tsx'
import { TagInput } from './tag-input.tsx'
import { addTags, type KnownTags } from './tags.ts'

function Custom({ known }: { known?: KnownTags }) {
  const [value, setValue] = useState<string[]>([])
  return (
    <Field label="Custom skill">
      <TagInput value={value} onValueChange={setValue} known={known} />
    </Field>
  )
}
const input = () => screen.getByLabelText('Custom skill')
const tags = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

describe('labels of one’s own', () => {
  it('are added by Enter, a comma or the button, trimmed', async () => {
    render(<Custom />)
    await userEvent.type(input(), '  ESL tutoring {Enter}Zoning law,Roofing')
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(tags()).toEqual(['ESL tutoring', 'Zoning law', 'Roofing'])
  })

  it('are never there twice, whatever the case and spaces, and it says so', async () => {
    render(<Custom />)
    await userEvent.type(input(), 'Zoning law{Enter}zoning  LAW{Enter}ZoningLaw{Enter}')
    expect(tags()).toEqual(['Zoning law'])
    expect(screen.getByRole('status').textContent).toBe('ZoningLaw is already in the list')
  })

  it('can be pasted as a list and removed by button or Backspace', async () => {
    render(<Custom />)
    await userEvent.click(input())
    await userEvent.paste('Sewing, Baking\nSewing')
    expect(tags()).toEqual(['Sewing', 'Baking'])
    await userEvent.click(screen.getByRole('button', { name: 'Remove Sewing' }))
    await userEvent.keyboard('{Backspace}')
    expect(tags()).toEqual([])
  })

  it('are not lost when the reader leaves the input without adding', async () => {
    render(<Custom />)
    await userEvent.type(input(), 'Baking')
    await userEvent.click(document.body)
    expect(tags()).toEqual(['Baking'])
  })

  it('that are known are written as known, and another is kept once it was asked about', async () => {
    const known = {
      names: ['English'],
      find: (text: string) => (text.toLowerCase() === 'english' ? 'English' : null),
      describeUnknown: (tag: string) => `${tag} is not known`,
    }
    render(<Custom known={known} />)
    await userEvent.type(input(), 'english{Enter}klingon')
    // The press leaves the input first, which is no answer.
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(tags()).toEqual(['English'])
    expect(screen.getByText('klingon is not known')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(tags()).toEqual(['English', 'klingon'])
  })

  it('hold to the number and the length allowed, and what does not fit stays in the input', () => {
    expect(addTags(['a'], 'b,c', { maxTags: 2 })).toMatchObject({ tags: ['a', 'b'], rest: 'c' })
    expect(addTags([], 'x'.repeat(61))).toMatchObject({ tags: [], rest: 'x'.repeat(61) })
  })
})
