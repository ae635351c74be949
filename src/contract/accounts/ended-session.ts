/** What a browser asks that finds its session gone. */
import { defineEndpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'

export const getEndedSession = defineEndpoint({
  id: 'getEndedSession',
  summary:
    'Whose session this browser had if it was ended to protect them: from another device, by an administrator who signed them out everywhere, or by a new password. Null otherwise. The browser then removes what that person typed and did not send. The answer clears the cookie.',
  method: 'GET',
  path: '/api/session/ended',
  access: 'public',
  response: z.object({ userId: z.uuid().nullable() }),
})

export const endedSessionEndpoints = [getEndedSession] as const
