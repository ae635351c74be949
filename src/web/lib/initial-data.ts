import { user } from '#contract/accounts.ts'
import { z } from '#contract/zod.ts'

const initialData = z.object({ user: user.nullable(), contactEmail: z.string() })

/** What the server wrote into the page; null where it wrote nothing. */
export function readInitialData(): z.infer<typeof initialData> | null {
  const text = document.getElementById('initial-data')?.textContent ?? ''
  try {
    return initialData.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
