import { readFileSync } from 'node:fs'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ThemeChoice } from '#web/layouts/theme-choice.tsx'
import { chooseTheme, readTheme } from './theme.ts'

afterEach(() => {
  vi.restoreAllMocks()
  act(() => chooseTheme('system'))
})

describe('the appearance', () => {
  it('follows the system until another is chosen, and is kept on the device', async () => {
    render(<ThemeChoice />)
    const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
    expect(choice('System').checked).toBe(true)
    await userEvent.click(choice('Dark'))
    expect(document.documentElement.dataset['theme']).toBe('dark')
    expect(localStorage.getItem('bridgeCollective_theme')).toBe('dark')
    await userEvent.click(choice('System'))
    expect(document.documentElement.dataset['theme']).toBeUndefined()
    expect(localStorage.getItem('bridgeCollective_theme')).toBeNull()
  })

  it('is chosen even where the device keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused')
    })
    chooseTheme('light')
    expect(readTheme()).toBe('light')
  })

  it('is read before the first paint under the key it was kept by', () => {
    chooseTheme('dark')
    const script = readFileSync('src/web/public/theme.js', 'utf8')
    expect(Object.keys(localStorage).every((key) => script.includes(`'${key}'`))).toBe(true)
    expect(localStorage).toHaveLength(1)
  })
})
