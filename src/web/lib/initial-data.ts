import type { InitialData } from '#contract/page.ts'

/** What the server wrote into the page; null where it wrote nothing. */
export function readInitialData(): InitialData | null {
  const text = document.getElementById('initial-data')?.textContent ?? ''
  try {
    const data: unknown = JSON.parse(text)
    return isInitialData(data) ? data : null
  } catch {
    return null
  }
}

/** The server of this document wrote it: only that it is there and of this kind is in question. */
function isInitialData(data: unknown): data is InitialData {
  return typeof data === 'object' && data !== null && 'user' in data && 'drawn' in data
}
