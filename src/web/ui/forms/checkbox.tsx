import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode }

/** A checkbox whose whole row can be pressed. */
export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={joinClasses(
        'fallback:items-start fallback:py-2.5 flex min-h-11 cursor-pointer gap-3',
        className,
      )}
    >
      <span className="relative mt-0.5 grid shrink-0 place-items-center">
        <input
          type="checkbox"
          className="peer border-line-strong bg-surface checked:border-primary checked:bg-primary hover:border-ink/70 aria-invalid:border-danger disabled:bg-sunken size-5 cursor-pointer appearance-none rounded-sm border transition-colors"
          {...rest}
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="text-on-primary pointer-events-none absolute size-3.5 opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span className="min-w-0 wrap-anywhere">
        {label}
        {hint && <span className="text-muted block text-sm">{hint}</span>}
      </span>
    </label>
  )
}
