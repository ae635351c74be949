import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { anOrganizer, aVolunteer } from '#tests/support/answers/answers.ts'
import { chooseMode, useAccountMode } from './account-mode.ts'

const key = 'bridgeCollective_accountMode'
const dual = aVolunteer({ isOrganization: true })

function Mode({ user }: { user: User | null }) {
  const { mode, canSwitch } = useAccountMode(user)
  return <output>{`${mode} ${canSwitch ? 'can switch' : 'stays'}`}</output>
}
const shown = () => screen.getByRole('status').textContent

/** A `storage` event: another tab of this browser changed the mode. */
function otherTabChooses(mode: string | null) {
  if (mode === null) localStorage.clear()
  else localStorage.setItem(key, mode)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: mode === null ? null : key })))
}

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  act(() => chooseMode('volunteer'))
  localStorage.clear()
})

describe('the account mode of a person', () => {
  it('starts as volunteer and can be switched only by accounts with both sides', () => {
    const { rerender } = render(<Mode user={dual} />)
    expect(shown()).toBe('volunteer can switch')
    rerender(<Mode user={aVolunteer()} />)
    expect(shown()).toBe('volunteer stays')
    rerender(<Mode user={anOrganizer()} />)
    expect(shown()).toBe('organization stays')
    rerender(<Mode user={null} />)
    expect(shown()).toBe('volunteer stays')
  })

  it('is loaded from local storage under bridgeCollective_accountMode', () => {
    localStorage.setItem(key, 'organization')
    render(<Mode user={dual} />)
    expect(shown()).toBe('organization can switch')
  })

  it('is saved when the person chooses it', () => {
    render(<Mode user={dual} />)
    act(() => chooseMode('organization'))
    expect([shown(), localStorage.getItem(key)]).toEqual(['organization can switch', 'organization'])
  })

  it('falls back while the chosen mode is unavailable, and returns to it afterwards', () => {
    localStorage.setItem(key, 'organization')
    const { rerender } = render(<Mode user={dual} />)
    rerender(<Mode user={aVolunteer()} />)
    expect(shown()).toBe('volunteer stays')
    rerender(<Mode user={dual} />)
    expect(shown()).toBe('organization can switch')
  })

  it('stays in sync between two tabs', () => {
    render(<Mode user={dual} />)
    otherTabChooses('organization')
    expect(shown()).toBe('organization can switch')
    otherTabChooses(null)
    expect(shown()).toBe('volunteer can switch')
  })

  it('applies even if the device cannot store it, until another tab changes it', () => {
    const refuse = () => {
      throw new Error('refused')
    }
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    render(<Mode user={dual} />)
    act(() => chooseMode('organization'))
    expect([shown(), localStorage.getItem(key)]).toEqual(['organization can switch', null])
    refused.mockRestore()
    otherTabChooses('volunteer')
    expect(shown()).toBe('volunteer can switch')
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    otherTabChooses('organization')
    expect(shown()).toBe('volunteer can switch')
  })
})
