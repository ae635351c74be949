/** The hours of agreed work against its budget; all of them null without one. */
export function measureBudget({
  totalHours,
  loggedHours,
}: {
  totalHours: number | null
  /** Confirmed and waiting. */
  loggedHours: number
}): { used: number; left: number; over: number } | null {
  if (totalHours === null) return null
  return {
    used: loggedHours,
    left: Math.max(0, totalHours - loggedHours),
    over: Math.max(0, loggedHours - totalHours),
  }
}
