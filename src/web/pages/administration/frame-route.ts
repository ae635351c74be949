/** The frame of the administration area, and what its screens share. */
import { createRoute } from '@tanstack/react-router'
import type { StaffAccess } from '#domain/accounts/accounts.ts'
import { getParentRoute } from '#web/app/root-route.tsx'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'

export const frame = createRoute({
  getParentRoute,
  id: 'admin',
  staticData: { access: 'staff' },
  component: lazyScreen(() => import('./frame.tsx'), 'AdminArea'),
})
/** What the screens of the area share, by the role that they need; `staff`: any. */
export const within = (access: StaffAccess) => ({ getParentRoute: () => frame, staticData: { access } })
