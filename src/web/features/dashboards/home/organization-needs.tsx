import { Link } from '@tanstack/react-router'
import { Clock, FilePen, Inbox } from 'lucide-react'
import type { OrganizationHome, OrganizationTask } from '#contract/dashboards/homes.ts'
import { projectStepNames } from '#domain/projects/projects.ts'
import { isLate } from '#domain/applications/waiting.ts'
import { allOrganizations } from '#web/lib/session/acting-organization.ts'
import { useNow } from '#web/lib/format/clock.ts'
import { formatAgeInText } from '#web/lib/format/format-time.ts'
import { paths, waitingSearch } from '#web/lib/navigation/paths.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { homesCatalog } from '#web/features/dashboards/texts/homes-texts.ts'
import { organizationHomeCatalog } from '#web/features/dashboards/texts/organization-home-texts.ts'
import { useOrganizationHome } from './home-api.ts'
import { MessageRow, ReviewRow } from './shared-rows.tsx'
import { Needs } from './needs.tsx'
import { TaskRow } from './task-row.tsx'

/** What needs the members of an organization. */
export function OrganizationNeeds() {
  const texts = useTexts(organizationHomeCatalog)
  const home = useOrganizationHome()
  // A server of the release before may answer while another one is being replaced.
  const { elsewhere }: Partial<Pick<OrganizationHome, 'elsewhere'>> = home.data ?? {}
  return (
    <Needs
      side="organization"
      tasks={home.data?.tasks}
      query={home}
      last={
        elsewhere && elsewhere.applications > 0
          ? { title: texts.elsewhere.title, row: <Elsewhere {...elsewhere} /> }
          : undefined
      }
    >
      {(task, isFirst) => (
        <OrganizationRow
          key={'project' in task && task.project ? `${task.kind}:${task.project.id}` : task.kind}
          task={task}
          isFirst={isFirst}
        />
      )}
    </Needs>
  )
}

/** What waits in the reader's other organizations, in one line. */
function Elsewhere({ applications, organizations }: OrganizationHome['elsewhere']) {
  const { elsewhere: texts } = useTexts(organizationHomeCatalog)
  return (
    <p className="text-muted flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5 text-sm">
      <span>
        {texts.text({
          applications: texts.applications({ count: applications }),
          organizations: texts.organizations({ count: organizations }),
        })}
      </span>
      <Link
        {...paths.applications({ ...waitingSearch, organization: allOrganizations })}
        className="link target-44"
      >
        {texts.all}
      </Link>
    </p>
  )
}

type RowProps<Kind extends OrganizationTask['kind']> = {
  task: Extract<OrganizationTask, { kind: Kind }>
  isFirst: boolean
}

function OrganizationRow({ task, isFirst }: RowProps<OrganizationTask['kind']>) {
  switch (task.kind) {
    case 'applications':
      return <ApplicationsRow task={task} isFirst={isFirst} />
    case 'hours':
      return <HoursRow task={task} isFirst={isFirst} />
    case 'messages':
      return <MessageRow task={task} isFirst={isFirst} />
    case 'reviews':
      return <ReviewRow task={task} isFirst={isFirst} revieweeType="volunteer" />
    case 'unfinished':
      return <UnfinishedRow task={task} isFirst={isFirst} />
    case 'draft':
      return <DraftRow task={task} isFirst={isFirst} />
  }
}

function ApplicationsRow({ task, isFirst }: RowProps<'applications'>) {
  const { tasks: texts, oldest } = useTexts(homesCatalog)
  const language = useLanguage()
  const now = useNow()
  const { project, oldestAt } = task
  return (
    <TaskRow
      icon={Inbox}
      title={texts.applications({ count: task.applications })}
      text={project ? <span dir="auto">{project.title}</span> : texts.projects({ count: task.projects })}
      age={oldest({ age: formatAgeInText(language, oldestAt, now) })}
      isLate={isLate(Date.parse(oldestAt), now)}
      isFirst={isFirst}
      action={texts.review}
      link={(props) => (
        <Link
          {...paths.applications({ ...waitingSearch, ...(project && { project: project.id }) })}
          {...props}
        />
      )}
    />
  )
}

function HoursRow({ task, isFirst }: RowProps<'hours'>) {
  const { tasks: texts, oldest } = useTexts(homesCatalog)
  const language = useLanguage()
  const age = formatAgeInText(language, task.oldestAt, useNow())
  return (
    <TaskRow
      icon={Clock}
      title={texts.hours({ hours: task.hours })}
      text={
        task.name === null
          ? texts.hoursFromSeveral({ count: task.people })
          : texts.hoursFrom({ name: task.name })
      }
      age={oldest({ age })}
      isFirst={isFirst}
      action={texts.confirm}
      link={(props) => <Link {...paths.applications({ tab: 'received', show: 'hours' })} {...props} />}
    />
  )
}

function UnfinishedRow({ task, isFirst }: RowProps<'unfinished'>) {
  const { tasks: texts } = useTexts(homesCatalog)
  const language = useLanguage()
  const { project, step, at } = task
  return (
    <TaskRow
      icon={FilePen}
      title={project.title || texts.untitled}
      text={texts.unfinished({ step, steps: projectStepNames.length })}
      age={formatAgeInText(language, at, useNow())}
      isFirst={isFirst}
      action={texts.continue}
      link={(props) => <Link {...paths.createProject({ unfinished: project.id })} {...props} />}
    />
  )
}

function DraftRow({ task, isFirst }: RowProps<'draft'>) {
  const { tasks: texts } = useTexts(homesCatalog)
  const language = useLanguage()
  return (
    <TaskRow
      icon={FilePen}
      title={task.project.title}
      text={texts.draft}
      age={formatAgeInText(language, task.at, useNow())}
      isFirst={isFirst}
      action={texts.continue}
      link={(props) => <Link {...paths.editProject(task.project.id)} {...props} />}
    />
  )
}
