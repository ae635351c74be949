/** Color of a match: 80 and up, 60 and up, 40 and up, below 40 (spec F2). */
export function matchVariantOf(score: number): 'success' | 'info' | 'warn' | 'neutral' {
  if (score >= 80) return 'success'
  if (score >= 60) return 'info'
  return score >= 40 ? 'warn' : 'neutral'
}

/** The color of a match as that of a ring. */
export const ringColorOf = (score: number): string => ringColors[matchVariantOf(score)]

const ringColors = {
  success: 'text-success',
  info: 'text-info',
  warn: 'text-warn',
  neutral: 'text-muted',
} as const
