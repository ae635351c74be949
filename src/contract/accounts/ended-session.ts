/** What a browser asks that finds its session gone. */
import { defineEndpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'

export const getEndedSession = defineEndpoint({
  id: 'getEndedSession',
  summary:
    'Whose session this browser had if it was ended from elsewhere; null if it lives, or merely expired. The browser then removes what that person typed and did not send.',
  method: 'GET',
  path: '/api/session/ended',
  access: 'public',
  response: z.object({ userId: z.uuid().nullable() }),
})
