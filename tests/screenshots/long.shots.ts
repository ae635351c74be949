import { signInByCall } from '#tests/support/calls/calls.ts'
import { runInDatabase } from '#tests/support/scenarios/applicants.ts'
import { lengthenTexts } from '#tests/support/scenarios/long-texts.ts'
import { shootEveryScreen } from './every-screen.ts'

shootEveryScreen({
  name: 'long',
  prepare: async (page, reader, dataFolder) => {
    await runInDatabase({ dataFolder }, lengthenTexts)
    await signInByCall(page, reader)
  },
})
