import { fireEvent, render, screen } from '@testing-library/react'
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

describe('custom labels', () => {
  it('are added with Enter, a comma or the button, and trimmed', async () => {
    render(<Custom />)
    await userEvent.type(input(), '  ESL tutoring {Enter}Zoning law,Roofing')
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(tags()).toEqual(['ESL tutoring', 'Zoning law', 'Roofing'])
  })

  it('are never duplicated, regardless of case and spaces, and a message says so', async () => {
    render(<Custom />)
    await userEvent.type(input(), 'Zoning law{Enter}zoning  LAW{Enter}ZoningLaw{Enter}')
    expect(tags()).toEqual(['Zoning law'])
    expect(screen.getByRole('status').textContent).toBe('ZoningLaw is already in the list')
  })

  it('can be pasted as a list and removed with a button or Backspace', async () => {
    render(<Custom />)
    await userEvent.click(input())
    await userEvent.paste('Sewing, Baking\nSewing')
    expect(tags()).toEqual(['Sewing', 'Baking'])
    await userEvent.click(screen.getByRole('button', { name: 'Remove Sewing' }))
    await userEvent.keyboard('{Backspace}')
    expect(tags()).toEqual([])
  })

  it('are not lost when the user leaves the input without adding', async () => {
    render(<Custom />)
    await userEvent.type(input(), 'Baking')
    await userEvent.click(document.body)
    expect(tags()).toEqual(['Baking'])
  })

  it('are spelled as known ones if they match, and others are added after a confirmation', async () => {
    const known = {
      names: ['English'],
      find: (text: string) => (text.toLowerCase() === 'english' ? 'English' : null),
      describeUnknown: (tag: string) => `${tag} is not known`,
    }
    render(<Custom known={known} />)
    await userEvent.type(input(), 'english{Enter}klingon')
    // Pressing the button first blurs the input, which is not an answer.
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(tags()).toEqual(['English'])
    expect(screen.getByText('klingon is not known')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(tags()).toEqual(['English', 'klingon'])
    await userEvent.click(input())
    await userEvent.paste('elvish, english')
    expect(screen.getByText('elvish is not known')).toBeTruthy()
    await userEvent.keyboard('{Enter}')
    expect(tags()).toEqual(['English', 'klingon', 'elvish'])
  })

  it('are not added while an input method composes a word', async () => {
    render(<Custom />)
    await userEvent.type(input(), 'ほんや')
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true })
    // Safari says that the composition has ended.
    fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 })
    expect(tags()).toEqual([])
    await userEvent.clear(input())
    await userEvent.type(input(), '翻訳{Enter}')
    expect(tags()).toEqual(['翻訳'])
  })

  it('all stay in the input from the first one on that cannot be added', () => {
    const skills = Array.from({ length: 60 }, (_, number) => `Skill ${number + 1}`)
    expect(addTags([], skills.join('\n'))).toMatchObject({
      tags: skills.slice(0, 30),
      rest: skills.slice(30).join(', '),
    })
    const long = 'x'.repeat(61)
    expect(addTags([], `Sewing, ${long}, Baking`)).toMatchObject({
      tags: ['Sewing'],
      rest: `${long}, Baking`,
    })
  })

  it('respect the allowed number and length, and the rest stays in the input', () => {
    expect(addTags(['a'], 'b,c', { maxTags: 2 })).toMatchObject({ tags: ['a', 'b'], rest: 'c' })
    expect(addTags([], 'x'.repeat(61))).toMatchObject({ tags: [], rest: 'x'.repeat(61) })
  })
})
