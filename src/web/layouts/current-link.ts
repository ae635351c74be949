import { useLocation } from '@tanstack/react-router'

/** Marks a link at the other addresses of its screen, too; at its own, the router does. */
export function useCurrentAt(): (...others: string[]) => 'page' | undefined {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (...others) => (others.includes(pathname) ? 'page' : undefined)
}
