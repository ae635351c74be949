/** How an answer time is shown. It is apart from the rules because every list of projects loads it. */

/** An answer time as text, within which an answer came: full hours below a day, then full days; never less than one. */
export function roundAnswerTime(hours: number): { unit: 'hour' | 'day'; count: number } {
  const full = Math.max(1, Math.ceil(hours))
  return full < 24 ? { unit: 'hour', count: full } : { unit: 'day', count: Math.ceil(full / 24) }
}
