import { AdminFrame } from '#web/features/administration/overview/frame.tsx'
import { ReaderContext } from '#web/features/administration/reader.ts'
import { useSession } from '#web/features/accounts/session.ts'

/** The administration area, for the person who is signed in. */
export function AdminArea() {
  const { user } = useSession()
  if (!user) return null
  return (
    <ReaderContext value={user}>
      <AdminFrame />
    </ReaderContext>
  )
}
