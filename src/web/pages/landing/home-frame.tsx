import type { ReactNode } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { HomeSkeleton } from '#web/features/dashboards/home/home-skeleton.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { HomeHeading } from './home-heading.tsx'

export type OwnHomeProps = {
  user: User
  /** What follows, the same for everyone. */
  children: ReactNode
}

type HomeFrameProps = OwnHomeProps & {
  isLoading: boolean
  /** The line below the greeting. */
  text: ReactNode
  actions: ReactNode
  /** The first cards of the main column; on phones the aside follows them. */
  first: ReactNode
  aside: ReactNode
  /** The main column's other cards. */
  rest?: ReactNode
}

/** The greeting with its two ways, and two columns of cards; one below the other on narrow screens. */
export function HomeFrame({ user, isLoading, text, actions, first, aside, rest, children }: HomeFrameProps) {
  const column = 'grid min-w-0 grid-cols-1 content-start gap-5 empty:hidden'
  return (
    <>
      <div
        className={joinClasses(
          'flex flex-wrap items-start justify-between gap-x-6 gap-y-4',
          // Room for the text, until it is known that there is none.
          Boolean(isLoading || text) && 'min-h-19',
        )}
      >
        <div className="min-w-0 flex-1 basis-80">
          <HomeHeading name={user.firstName} />
          {!isLoading && text}
        </div>
        {/* On the line of the text, or on that of the greeting if it is alone. */}
        {!isLoading && (
          <div className={joinClasses('flex flex-wrap gap-3', text ? 'sm:self-end' : '')}>{actions}</div>
        )}
      </div>
      {isLoading ? (
        <HomeSkeleton />
      ) : (
        <>
          {/* The last row takes what the aside needs besides the first, so that no gap opens beside it. A first
              column without cards leaves none either: its space below is its own. */}
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:grid-rows-[auto_1fr] lg:gap-x-6 lg:gap-y-0">
            <div className={`${column} lg:col-start-1 ${rest ? 'lg:mb-5' : ''}`}>{first}</div>
            <div className={`${column} lg:col-start-2 lg:row-span-2 lg:row-start-1`}>{aside}</div>
            {rest && <div className={`${column} lg:col-start-1`}>{rest}</div>}
          </div>
          {children}
        </>
      )}
    </>
  )
}
