/** See fingerprint.mjs. */
export function fingerprint(root: string, options: { from: readonly string[]; memory: string }): string
