import { Link } from '@tanstack/react-router'
import { ArrowRight, ClipboardList, Inbox, Search, SquarePlus, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { User } from '#contract/accounts.ts'
import { useAccountMode } from '#web/features/accounts/account-mode.ts'
import { useApplicationList, type ApplicationSideList } from '#web/features/applications/api.ts'
import { OpenProjects } from '#web/features/projects/open-projects.tsx'
import { usePageHead } from '#web/lib/page-head.ts'
import { messages } from '#web/messages/messages.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Pattern } from '#web/ui/pattern.tsx'

/** One's own start page: a greeting and what to do next on the side in use. */
export function Welcome({ user }: { user: User }) {
  const { home } = messages
  const { mode } = useAccountMode(user)
  usePageHead({ title: home.title })
  return (
    <div className="page-width py-8 sm:py-12">
      <div className="border-line bg-surface grid overflow-hidden rounded-xl border lg:grid-cols-[1.4fr_1fr]">
        <div className="px-5 py-8 sm:px-10 sm:py-12">
          <h1 className="text-3xl sm:text-4xl">{home.greeting(user.firstName || home.friend)}</h1>
          <p className="text-muted measure mt-3 text-lg">{home[mode].text}</p>
          <div className="mt-6">
            <Button asChild size="lg">
              {mode === 'volunteer' ? (
                <Link {...paths.browse()}>
                  {home.volunteer.discover}
                  <ArrowRight aria-hidden />
                </Link>
              ) : (
                <Link {...paths.createProject()}>
                  {home.organization.post}
                  <ArrowRight aria-hidden />
                </Link>
              )}
            </Button>
          </div>
        </div>
        <Pattern name={`${user.firstName} ${user.lastName}`} columns={8} rows={4} className="max-lg:hidden" />
      </div>
      <section aria-labelledby="next-title" className="mt-12">
        <h2 id="next-title" className="mb-5 text-2xl">
          {home.next}
        </h2>
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          {mode === 'volunteer' ? <VolunteerWays /> : <OrganizationWays />}
        </div>
      </section>
      {mode === 'volunteer' && (
        <section aria-labelledby="featured-title" className="mt-14">
          <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
            <h2 id="featured-title" className="text-2xl">
              {home.featured}
            </h2>
            <Link {...paths.browse()} className="link">
              {home.all}
            </Link>
          </div>
          <OpenProjects />
        </section>
      )}
    </div>
  )
}

function VolunteerWays() {
  const { cards, sent } = messages.home
  const state = useListState('mine', sent)
  return (
    <>
      <Way icon={ClipboardList} {...cards.mine} state={state}>
        <Link {...paths.applications({ tab: 'mine' })} className={wayLink}>
          {cards.mine.title}
        </Link>
      </Way>
      <Way icon={Search} {...cards.browse}>
        <Link {...paths.browse()} className={wayLink}>
          {cards.browse.title}
        </Link>
      </Way>
    </>
  )
}

function OrganizationWays() {
  const { cards, received } = messages.home
  const state = useListState('received', received)
  return (
    <>
      <Way icon={Inbox} {...cards.received} state={state}>
        <Link {...paths.applications({ tab: 'received' })} className={wayLink}>
          {cards.received.title}
        </Link>
      </Way>
      <Way icon={SquarePlus} {...cards.create}>
        <Link {...paths.createProject()} className={wayLink}>
          {cards.create.title}
        </Link>
      </Way>
    </>
  )
}

/** How many applications there are; how many wait too, where all of them are on the first page. */
function useListState(side: ApplicationSideList, describe: (count: string) => string): string {
  const { data } = useApplicationList(side)
  const [page] = data?.pages ?? []
  if (!page) return ''
  const count = page.total ?? String(page.items.length)
  if (page.nextCursor !== null || page.items.length === 0) return describe(count)
  const waiting = page.items.filter(({ status }) => status === 'pending').length
  return `${describe(count)}, ${messages.home.waiting(waiting)}`
}

const wayLink = 'text-ink no-underline after:absolute after:inset-0 after:rounded-lg'

type WayProps = { icon: LucideIcon; text: string; state?: string; children: ReactNode }

function Way({ icon: Icon, text, state, children }: WayProps) {
  return (
    <Card interactive className="flex gap-4">
      <span className="bg-primary-soft text-primary-ink grid size-11 shrink-0 place-items-center rounded-md">
        <Icon aria-hidden className="size-5.5" />
      </span>
      <div className="min-w-0">
        <h3 className="text-lg">{children}</h3>
        <p className="text-muted mt-1 text-sm">{text}</p>
        {state !== undefined && (
          <p role="status" className="mt-2 min-h-5 text-sm font-medium tabular-nums">
            {state}
          </p>
        )}
      </div>
    </Card>
  )
}
