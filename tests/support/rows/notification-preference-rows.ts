/** The access table's rows about notification preferences: your own, and the links in emails. */
import { all, signedIn, type Row } from './access-rows.ts'

/** A link that was never sent. */
const token = `AAAAAAAAAAAAAAAAAAAAAA.messages.v1.${'A'.repeat(43)}`
const requested = `/api/unsubscribe?token=${token}`

export const notificationPreferenceRows: readonly Row[] = [
  { route: 'GET /api/notification-preferences', answers: signedIn },
  {
    route: 'PATCH /api/notification-preferences',
    ask: () => ({
      body: { topics: [{ topic: 'hours', inProduct: true, mail: 'daily' }], digestHour: 7 },
    }),
    answers: signedIn,
  },
  { route: 'POST /api/unsubscribe/find', ask: () => ({ body: { token } }), answers: all(404) },
  { route: 'GET /api/unsubscribe', ask: () => ({ path: requested }), answers: all(303) },
  { route: 'POST /api/unsubscribe', ask: () => ({ path: requested }), answers: all(404) },
  { route: 'DELETE /api/unsubscribe', ask: () => ({ path: requested }), answers: all(404) },
]
