import { useSession } from '#web/features/accounts/session.ts'
import { Landing } from './landing.tsx'
import { Welcome } from './welcome.tsx'

/** The start page at / and /home: the landing page for a visitor, one's own for who is signed in. */
export function HomePage() {
  const { user } = useSession()
  return user ? <Welcome user={user} /> : <Landing />
}
