import { initialData, type InitialData } from '#contract/page.ts'

/** What the server wrote into the page; null where it wrote nothing. */
export function readInitialData(): InitialData | null {
  const text = document.getElementById('initial-data')?.textContent ?? ''
  try {
    return initialData.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
