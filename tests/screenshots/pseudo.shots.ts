import { languageCookie, pseudoLanguage } from '#contract/i18n/languages.ts'
import { signInByCall } from '#tests/support/calls/calls.ts'
import { test } from '#tests/support/running/journey.ts'
import { shootEveryScreen } from './every-screen.ts'

// From right to left, with texts that are two fifths longer.
test.use({ settings: { PSEUDO_LANGUAGE: 'true' } })
test.beforeEach(async ({ context, product }) => {
  await context.addCookies([{ name: languageCookie, value: pseudoLanguage, url: product }])
})

shootEveryScreen({ name: 'pseudo', prepare: signInByCall })
