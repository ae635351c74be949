import { expect, test } from 'vitest'
import { useServer } from '#tests/support/running/server.ts'

let now = new Date()
const server = useServer({ now: () => now })

test.each([
  ['2025-12-31T23:59:59.999Z', 2025, '© 2025 Bridge Collective'],
  ['2026-12-31T23:59:59.999Z', 2026, '© 2025-2026 Bridge Collective'],
  ['2027-01-01T00:00:00.000Z', 2027, '© 2025-2027 Bridge Collective'],
])(
  'a page requested at %s has the year %i in its data and %s in its markup',
  async (timestamp, year, text) => {
    now = new Date(timestamp)
    const html = await (await server.openClient().send('/browse', {})).text()
    const [, data = ''] = /id="initial-data"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(data)).toMatchObject({ year, rendered: { at: now.getTime() } })
    expect(html).toContain(`>${text}<`)
  },
)
