/** The access table's rows about what people want to be told of: everybody's own, and the links of letters. */
import { all, signedIn, type Row } from './access-rows.ts'

/** A link that was never in a letter. */
const token = `AAAAAAAAAAAAAAAAAAAAAA.messages.v1.${'A'.repeat(43)}`
const asked = `/api/unsubscribe?token=${token}`

export const noticePreferenceRows: readonly Row[] = [
  { route: 'GET /api/notification-preferences', answers: signedIn },
  {
    route: 'PATCH /api/notification-preferences',
    ask: () => ({
      body: { topics: [{ topic: 'hours', inProduct: true, mail: 'daily' }], digestHour: 7 },
    }),
    answers: signedIn,
  },
  { route: 'POST /api/unsubscribe/find', ask: () => ({ body: { token } }), answers: all(404) },
  { route: 'GET /api/unsubscribe', ask: () => ({ path: asked }), answers: all(303) },
  { route: 'POST /api/unsubscribe', ask: () => ({ path: asked }), answers: all(404) },
  { route: 'DELETE /api/unsubscribe', ask: () => ({ path: asked }), answers: all(404) },
]
