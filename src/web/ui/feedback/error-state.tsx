import { RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/actions/button.tsx'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { joinClasses } from '#web/ui/class-names.ts'

export type ErrorStateProps = {
  title?: string
  text?: ReactNode
  /** Shows "Try again", or `retryText`. */
  onRetry?: () => void
  retryText?: string
  retrying?: boolean
  as?: 'h1' | 'h2' | 'h3'
  className?: string
}

/** Says that a part could not be loaded, and offers to try again. */
export function ErrorState({ onRetry, retrying = false, as: Title = 'h2', ...props }: ErrorStateProps) {
  const errorsTexts = useTexts(errorsCatalog)
  return (
    <div
      role="alert"
      className={joinClasses(
        'border-line bg-surface fallback:border fallback:px-6 fallback:py-12 grid content-center justify-items-center gap-2 rounded-lg text-center',
        props.className,
      )}
    >
      <span className="bg-danger-soft text-danger mb-2 grid size-12 place-items-center rounded-full">
        <TriangleAlert aria-hidden className="size-6" />
      </span>
      <Title className="text-xl">{props.title ?? errorsTexts.title}</Title>
      <div className="text-muted max-w-[46ch]">{props.text ?? errorsTexts.text}</div>
      {onRetry && (
        <Button variant="secondary" className="mt-4" loading={retrying} onClick={onRetry}>
          <RotateCw aria-hidden />
          {props.retryText ?? errorsTexts.tryAgain}
        </Button>
      )}
    </div>
  )
}

type PageStateProps<Data> = {
  query: { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => unknown }
  /** The title if it could not be loaded. */
  failed: string
  /** Shown while it loads. */
  loading: ReactNode
  children: (data: Data) => ReactNode
}

/** A page that shows the data of one query: what was found, that it failed, or its outline while it loads. */
export function PageState<Data>({ query, failed, loading, children }: PageStateProps<Data>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (!error) return loading
  return <ErrorState as="h1" title={failed} onRetry={() => void refetch()} retrying={isFetching} />
}
