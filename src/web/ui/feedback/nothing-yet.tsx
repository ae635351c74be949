import { Link } from '@tanstack/react-router'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState, type EmptyStateProps } from '#web/ui/feedback/empty-state.tsx'

type NothingYetProps = Pick<EmptyStateProps, 'icon' | 'title' | 'text'> & {
  /** The label of the link. */
  browse: string
}

/** An own list that is still empty, and leads to the projects that could fill it. */
export function NothingYet({ browse, ...props }: NothingYetProps) {
  return (
    <EmptyState
      {...props}
      action={
        <Button asChild>
          <Link {...paths.browse()}>{browse}</Link>
        </Button>
      }
    />
  )
}
