import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * The token in the fragment of an email's link. It is removed from the URL immediately and only kept in memory; empty
 * if there is none.
 */
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
 * The token of a link that may require signing in first: stored in this tab and restored on return to the same path.
 * Call `forget` once it is used.
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
    // If storage is blocked, the user opens the email's link once more after signing in.
  }
}
