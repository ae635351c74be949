import { Check, Hourglass } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'

type StepRowProps = {
  title: string
  state: 'done' | 'waiting' | 'next' | 'open'
  /** Said to screen readers about a step that is done. */
  doneLabel?: string
  /** Why the step matters, or what it waits for. */
  text?: ReactNode
  /** What a step that is done brought, or the step's action. */
  aside?: ReactNode
  /** The action is below the text, as in a narrow card. */
  isNarrow?: boolean
  /** Makes it focusable, for an action that disappears when it is used. */
  ref?: Ref<HTMLLIElement>
}

/** A step to do: one line when done, its reason on marigold when it is next. */
export function StepRow({ title, state, doneLabel, text, aside, isNarrow = false, ref }: StepRowProps) {
  return (
    <li
      ref={ref}
      {...(ref && { tabIndex: -1 })}
      className={joinClasses(
        'flex gap-x-3 gap-y-2 px-4 py-3',
        state !== 'done' && (isNarrow ? 'flex-wrap' : 'max-sm:flex-wrap'),
        state === 'next' && 'bg-accent-soft text-ink',
        !text && 'items-center',
      )}
    >
      <StepMark state={state} />
      <div className={joinClasses('min-w-0 flex-1', state !== 'done' && 'basis-44')}>
        <p
          className={joinClasses(
            'leading-5.5 wrap-anywhere',
            state === 'next' && 'font-semibold',
            state === 'done' && 'text-muted',
          )}
        >
          {state === 'done' && doneLabel && <VisuallyHidden>{doneLabel} </VisuallyHidden>}
          {title}
        </p>
        {text && (
          <p
            className={joinClasses(
              'mt-0.5 text-sm wrap-anywhere',
              state === 'next' ? 'text-ink' : 'text-muted',
            )}
          >
            {text}
          </p>
        )}
      </div>
      {aside && (
        <div
          className={joinClasses(
            'text-muted min-w-0 self-center text-sm',
            state === 'next' && (isNarrow ? 'w-full ps-8' : 'max-sm:w-full max-sm:ps-8'),
            state === 'done' && 'max-w-[45%] truncate',
          )}
        >
          {aside}
        </div>
      )}
    </li>
  )
}

function StepMark({ state }: Pick<StepRowProps, 'state'>) {
  const classes = 'grid size-5 shrink-0 place-items-center rounded-full self-start mt-px'
  if (state === 'done')
    return (
      <span className={joinClasses(classes, 'bg-primary text-on-primary')}>
        <Check aria-hidden className="size-3.5" strokeWidth={3} />
      </span>
    )
  if (state === 'waiting')
    return (
      <span className={joinClasses(classes, 'text-muted')}>
        <Hourglass aria-hidden className="size-4.5" />
      </span>
    )
  return (
    <span
      aria-hidden
      className={joinClasses(
        classes,
        state === 'next'
          ? 'bg-surface border-2 border-[color:var(--color-accent-ink)]'
          : 'border-line-strong border-[1.5px]',
      )}
    />
  )
}
