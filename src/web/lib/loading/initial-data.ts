import type { InitialData } from '#contract/page.ts'

/** The data that the server wrote into the page; null if there is none. */
export function readInitialData(): InitialData | null {
  const text = document.getElementById('initial-data')?.textContent ?? ''
  try {
    const data: unknown = JSON.parse(text)
    return isInitialData(data) ? data : null
  } catch {
    return null
  }
}

/** The server of this document wrote it, so we only check that it exists and is an object. */
function isInitialData(data: unknown): data is InitialData {
  return typeof data === 'object' && data !== null && 'user' in data && 'rendered' in data
}
