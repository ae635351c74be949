import { signInByCall } from '#tests/support/calls/calls.ts'
import { shootEveryScreen } from './every-screen.ts'

shootEveryScreen({ name: 'full', prepare: signInByCall })
