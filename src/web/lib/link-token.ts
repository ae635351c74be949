import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** The token in the fragment of a letter's link: taken out of the address at once and known to the page alone; empty without one. */
export function useLinkToken(): string {
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const [token, setToken] = useState(hash)
  // Another link may be opened in the same page.
  if (hash !== '' && hash !== token) setToken(hash)
  useEffect(() => {
    if (hash !== '') void navigate({ to: '.', hash: '', replace: true, resetScroll: false })
  }, [hash, navigate])
  return token
}

const storageKeyOf = (path: string) => `bridgeCollective_link:${path}`

/**
 * The token of a link that somebody may have to sign in for first: kept in this tab while they do, and known again when
 * they come back to the same path. `forget` once it is used.
 */
export function useStoredLinkToken(): { token: string; forget: () => void } {
  const path = useLocation({ select: (location) => location.pathname })
  const fresh = useLinkToken()
  const [storedToken] = useState(() => loadToken(path))
  useEffect(() => {
    if (fresh !== '') storeToken(path, fresh)
  }, [fresh, path])
  return { token: fresh || storedToken, forget: () => storeToken(path, null) }
}

function loadToken(path: string): string {
  try {
    return sessionStorage.getItem(storageKeyOf(path)) ?? ''
  } catch {
    return ''
  }
}

function storeToken(path: string, token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(storageKeyOf(path))
    else sessionStorage.setItem(storageKeyOf(path), token)
  } catch {
    // Where storage is refused the letter is opened once more after signing in.
  }
}
