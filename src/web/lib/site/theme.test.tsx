import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { ThemeChoice } from '#web/layouts/theme-choice.tsx'
import { chooseTheme } from './theme.ts'

afterEach(() => {
  act(() => chooseTheme('system'))
})

describe('the theme', () => {
  it('follows the system until the user chooses another, and is stored on the device', async () => {
    render(<ThemeChoice />)
    const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
    expect(choice('System').checked).toBe(true)
    await userEvent.click(choice('Dark'))
    expect(document.documentElement.dataset['theme']).toBe('dark')
    expect(document.cookie).toBe('bridgeCollective_theme=dark')
    await userEvent.click(choice('System'))
    expect(document.documentElement.dataset['theme']).toBeUndefined()
    expect(document.cookie).toBe('')
  })
})
