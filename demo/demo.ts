/** What the server loads of the demo. The data comes only with its loading: most starts find accounts. */
import type { Demo } from '#server/process/demo.ts'
import { demoAccounts } from './accounts.ts'

/** What the server knows of the demo. */
export const demo: Demo = {
  accounts: demoAccounts,
  async load(loading) {
    const { loadDemoData } = await import('./load.ts')
    await loadDemoData(loading)
  },
}
