import { listReopenAlerts, type AwaitedProject } from '#contract/projects/reopening.ts'
import { useEndpointList } from '#web/lib/endpoint-list.ts'
import { formatTotal } from '#web/lib/format-number.ts'
import { toLoadMoreProps } from '#web/lib/load-more.ts'
import { useLanguage, useTexts } from '#web/lib/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { gridClasses } from './grid-classes.ts'
import { ProjectCard } from './project-card.tsx'
import { useReopenAlert } from './reopen-alert.tsx'
import { projectsCatalog } from './texts/projects-texts.ts'

/** The projects that the reader is notified about when they reopen; nothing if there are none. */
export function AwaitedList() {
  const { reopening: texts } = useTexts(projectsCatalog)
  const language = useLanguage()
  const list = useEndpointList(listReopenAlerts, { query: {} })
  const projects = list.data?.pages.flatMap((page) => page.items) ?? []
  if (projects.length === 0) return null
  return (
    <section aria-label={texts.heading} className="mb-8 grid gap-4">
      <h2 className="text-xl">{texts.heading}</h2>
      <LoadMoreList
        label={texts.heading}
        className={gridClasses}
        items={projects.map((project) => ({ key: project.id, content: <Awaited project={project} /> }))}
        {...toLoadMoreProps(list, texts.listFailed)}
        moreLabel={texts.more}
        progress={texts.shown({
          shown: projects.length,
          total: formatTotal(language, list.data?.pages.at(-1)?.total).total,
        })}
      />
    </section>
  )
}

function Awaited({ project }: { project: AwaitedProject }) {
  const { reopening: texts } = useTexts(projectsCatalog)
  const { mutate, isPending } = useReopenAlert(project.id)
  return (
    <div className="grid h-full grid-rows-[1fr_auto] gap-2">
      <ProjectCard project={project} />
      <Button variant="ghost" size="sm" disabled={isPending} onClick={() => mutate(false)}>
        {texts.stop}
      </Button>
    </div>
  )
}
