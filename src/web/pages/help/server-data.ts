/** Which help pages and legal documents exist. Their texts come with their screens, so there is nothing to load. */
import { helpTopics } from '#contract/help/help.ts'
import { legalDocuments } from '#contract/help/legal.ts'
import { foundIf, type ServerPages } from '#web/app/server-page.ts'
import { loadLegalText } from '#web/features/legal/legal-api.ts'
import { parseChoice } from '#web/lib/navigation/search-params.ts'

export const helpPages = {
  '/help': { screen: 'pages/help/help.tsx', load: async () => 200 },
  '/help/$topic': {
    screen: 'pages/help/help.tsx',
    load: async ({ params }) => foundIf(parseChoice(helpTopics, params.topic) !== undefined),
  },
  '/safeguards': { screen: 'pages/help/help.tsx', load: async () => 200 },
  '/legal/$document': {
    screen: 'pages/help/legal.tsx',
    load: async ({ queryClient, params, search }) => {
      const document = parseChoice(legalDocuments, params.document)
      if (document === undefined) return 404
      return foundIf(await loadLegalText(queryClient, document, search.version))
    },
  },
} satisfies ServerPages
