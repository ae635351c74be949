import { joinClasses } from '#web/ui/class-names.ts'

const radius = 15.5
const sizes = {
  sm: { box: 'size-12', text: 'text-[0.8125rem]' },
  md: { box: 'size-16', text: 'text-lg' },
}

/**
 * A percentage as a number inside a ring that is filled as far. Hidden from screen readers: the text beside it says
 * what the number means.
 */
export function ScoreRing({
  percent,
  label,
  size = 'md',
  className,
}: {
  /** 0 to 100. */
  percent: number
  /** The percentage as text. */
  label: string
  size?: keyof typeof sizes
  /** Its text color, which is also the color of the ring. */
  className?: string
}) {
  return (
    <span
      aria-hidden
      className={joinClasses('relative grid shrink-0 place-items-center', sizes[size].box, className)}
    >
      <svg viewBox="0 0 36 36" className="absolute inset-0 size-full -rotate-90">
        <circle cx="18" cy="18" r={radius} fill="none" strokeWidth="3" className="stroke-line" />
        {/* A round end of nothing would be a dot. */}
        {percent > 0 && (
          <circle
            cx="18"
            cy="18"
            r={radius}
            fill="none"
            strokeWidth="3"
            strokeLinecap="round"
            stroke="currentColor"
            pathLength="100"
            strokeDasharray={`${percent} 100`}
          />
        )}
      </svg>
      <span className={joinClasses('text-ink font-bold tabular-nums', sizes[size].text)}>{label}</span>
    </span>
  )
}
