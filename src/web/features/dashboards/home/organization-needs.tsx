import { Link } from '@tanstack/react-router'
import { Clock, FilePen, Inbox } from 'lucide-react'
import type { OrganizationTask } from '#contract/dashboards/homes.ts'
import { projectStepNames } from '#domain/projects/projects.ts'
import { isLate } from '#domain/applications/waiting.ts'
import { useAllOrganizationsSearch } from '#web/lib/acting-organization.ts'
import { useNow } from '#web/lib/clock.ts'
import { formatAgeInText } from '#web/lib/format-time.ts'
import { paths, waitingSearch } from '#web/lib/paths.ts'
import { useLanguage, useTexts } from '#web/lib/texts.ts'
import { homesCatalog } from '#web/features/dashboards/texts/homes-texts.ts'
import { useOrganizationHome } from './home-api.ts'
import { MessageRow, ReviewRow } from './shared-rows.tsx'
import { Needs } from './needs.tsx'
import { TaskRow } from './task-row.tsx'

/** What needs the members of an organization. */
export function OrganizationNeeds() {
  const home = useOrganizationHome()
  return (
    <Needs side="organization" tasks={home.data?.tasks} query={home}>
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
  const all = useAllOrganizationsSearch()
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
          {...paths.applications({ ...waitingSearch, ...(project ? { project: project.id } : all) })}
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
  const all = useAllOrganizationsSearch()
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
      link={(props) => (
        <Link {...paths.applications({ tab: 'received', show: 'hours', ...all })} {...props} />
      )}
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
