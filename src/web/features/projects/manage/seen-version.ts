import { useState } from 'react'

/**
 * Guards an act that can't be undone against numbers that change under the person's eyes: it waits until they say that
 * they have seen the new ones. `version` is that of what is shown; undefined until it has loaded.
 */
export function useSeenVersion(version: string | undefined) {
  const [seen, setSeen] = useState(version)
  if (version !== undefined && seen === undefined) setSeen(version)
  return {
    /** What is shown differs from what the person has seen. */
    hasChanged: version !== undefined && seen !== undefined && version !== seen,
    acceptChange: () => setSeen(version),
  }
}
