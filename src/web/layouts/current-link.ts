import { useLocation } from '@tanstack/react-router'

/** Marks a link at the other addresses of its screen, too, by a part of them; at its own, the router does. */
export function useCurrentAt(): (part: string) => 'page' | undefined {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (part) => (pathname.includes(part) ? 'page' : undefined)
}
