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
