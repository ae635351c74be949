import { useRef, useState } from 'react'
import { listReopenAlerts, type AwaitedProject } from '#contract/projects/reopening.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { formatTotal } from '#web/lib/format/format-number.ts'
import { toLoadMoreProps } from '#web/lib/calls/load-more.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { gridClasses } from '#web/features/projects/grid-classes.ts'
import { ProjectCard } from '#web/features/projects/project-card.tsx'
import { useReopenAlert } from '#web/features/projects/page/reopen-alert.tsx'
import { reopeningCatalog } from '#web/features/projects/texts/reopening-texts.ts'

/** The projects that the reader is notified about when they reopen; nothing if there are none. */
export function AwaitedList() {
  const texts = useTexts(reopeningCatalog)
  const language = useLanguage()
  const list = useEndpointList(listReopenAlerts, { query: {} })
  const heading = useRef<HTMLHeadingElement>(null)
  const [hasStopped, setStopped] = useState(false)
  const { data, isError, isFetching, refetch } = list
  if (!data) {
    if (!isError) return null
    return (
      <ErrorState
        title={texts.listFailed}
        onRetry={() => void refetch()}
        retrying={isFetching}
        className="mb-8"
      />
    )
  }
  const projects = data.pages.flatMap((page) => page.items)
  // After the last one the heading stays, because it has the focus.
  if (projects.length === 0 && !hasStopped) return null
  const onStopped = () => {
    setStopped(true)
    heading.current?.focus()
  }
  return (
    <section aria-label={texts.heading} className="mb-8 grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {texts.heading}
      </h2>
      {projects.length === 0 && <p className="text-muted">{texts.none}</p>}
      {projects.length > 0 && (
        <LoadMoreList
          label={texts.heading}
          className={gridClasses}
          items={projects.map((project) => ({
            key: project.id,
            content: <Awaited project={project} onStopped={onStopped} />,
          }))}
          {...toLoadMoreProps(list, texts.listFailed)}
          moreLabel={texts.more}
          progress={texts.shown({
            shown: projects.length,
            total: formatTotal(language, data.pages.at(-1)?.total).total,
          })}
        />
      )}
    </section>
  )
}

function Awaited({ project, onStopped }: { project: AwaitedProject; onStopped: () => void }) {
  const texts = useTexts(reopeningCatalog)
  const { mutate, isPending } = useReopenAlert(project.id)
  return (
    <div className="grid h-full grid-rows-[1fr_auto] gap-2">
      <ProjectCard project={project} />
      <Button
        variant="ghost"
        size="sm"
        aria-label={texts.stopOf({ title: project.title })}
        loading={isPending}
        onClick={() => mutate(false, { onSuccess: onStopped })}
      >
        {texts.stop}
      </Button>
    </div>
  )
}
