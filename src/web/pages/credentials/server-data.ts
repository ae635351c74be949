/** What the server loads for the screen that checks a credential. */
import { foundIf, type ServerPages } from '#web/app/server-page.ts'
import { loadCredential } from '#web/features/credentials/api.ts'

export const credentialPages = {
  '/credentials/$id': {
    screen: 'pages/credentials/credential.tsx',
    load: async ({ queryClient, params }) => foundIf(Boolean(await loadCredential(queryClient, params.id))),
  },
} satisfies ServerPages
