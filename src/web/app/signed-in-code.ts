import { startLiveUpdates } from './live-updates.ts'
import { signInAgain, signInAgainIfGone } from './sign-in-again.ts'

/** What runs for signed-in people beside all screens, in one file that visitors don't download. */
export const signedInCode = { startLiveUpdates, signInAgain, signInAgainIfGone }
