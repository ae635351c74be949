import { Link } from '@tanstack/react-router'
import { CircleAlert, FilePen, Hourglass, PartyPopper, Timer } from 'lucide-react'
import type { VolunteerTask } from '#contract/dashboards/homes.ts'
import { roundAnswerTime } from '#domain/applications/answer-time.ts'
import { useNow } from '#web/lib/format/clock.ts'
import { formatElapsed } from '#web/lib/format/format-time.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { homesCatalog } from '#web/features/dashboards/texts/homes-texts.ts'
import { useVolunteerHome } from './home-api.ts'
import { MessageRow, ReviewRow } from './shared-rows.tsx'
import { Needs } from './needs.tsx'
import { TaskRow } from './task-row.tsx'

/** What comes next for a volunteer, and how long applications have been waiting. */
export function VolunteerNeeds() {
  const home = useVolunteerHome()
  return (
    <Needs side="volunteer" tasks={home.data?.tasks} query={home}>
      {(task, isFirst) => (
        <VolunteerRow
          key={'applicationId' in task ? `${task.kind} ${task.applicationId}` : task.kind}
          task={task}
          isFirst={isFirst}
        />
      )}
    </Needs>
  )
}

type RowProps<Kind extends VolunteerTask['kind']> = {
  task: Extract<VolunteerTask, { kind: Kind }>
  isFirst: boolean
}

function VolunteerRow({ task, isFirst }: RowProps<VolunteerTask['kind']>) {
  switch (task.kind) {
    case 'scope_change':
      return <ScopeChangeRow task={task} isFirst={isFirst} />
    case 'accepted':
      return <AcceptedRow task={task} isFirst={isFirst} />
    case 'rejected_hours':
      return <RejectedHoursRow task={task} isFirst={isFirst} />
    case 'messages':
      return <MessageRow task={task} isFirst={isFirst} />
    case 'log_hours':
      return <LogHoursRow task={task} isFirst={isFirst} />
    case 'reviews':
      return <ReviewRow task={task} isFirst={isFirst} revieweeType="organization" />
    case 'waiting':
      // It asks for nothing.
      return <WaitingRow task={task} isFirst={false} />
  }
}

const toApplication = (id: string) => paths.applications({ tab: 'mine', application: id })

function ScopeChangeRow({ task, isFirst }: RowProps<'scope_change'>) {
  const { tasks: texts } = useTexts(homesCatalog)
  const language = useLanguage()
  const { applicationId, project, organizationName: organization } = task
  return (
    <TaskRow
      icon={FilePen}
      title={texts.scopeChange({ project: project.title })}
      text={texts.scopeChangeText({ organization })}
      age={formatElapsed(language, task.at, useNow())}
      isFirst={isFirst}
      action={texts.answer}
      link={(props) => <Link {...paths.agreedScope(applicationId)} {...props} />}
    />
  )
}

function AcceptedRow({ task, isFirst }: RowProps<'accepted'>) {
  const { tasks: texts } = useTexts(homesCatalog)
  const language = useLanguage()
  const { project, organizationName: organization } = task
  return (
    <TaskRow
      icon={PartyPopper}
      title={texts.accepted({ project: project.title })}
      text={texts.acceptedText({ organization })}
      age={formatElapsed(language, task.at, useNow())}
      isFirst={isFirst}
      action={texts.view}
      link={(props) => <Link {...paths.project(project.id)} {...props} />}
    />
  )
}

function RejectedHoursRow({ task, isFirst }: RowProps<'rejected_hours'>) {
  const { tasks: texts } = useTexts(homesCatalog)
  const language = useLanguage()
  return (
    <TaskRow
      icon={CircleAlert}
      title={texts.rejectedHours({ hours: task.hours })}
      text={
        <span dir="auto">
          {texts.projectOf({ project: task.project.title, organization: task.organizationName })}
        </span>
      }
      age={formatElapsed(language, task.at, useNow())}
      isFirst={isFirst}
      action={texts.seeWhy}
      link={(props) => <Link {...toApplication(task.applicationId)} {...props} />}
    />
  )
}

function LogHoursRow({ task, isFirst }: RowProps<'log_hours'>) {
  const { tasks: texts } = useTexts(homesCatalog)
  const { confirmedHours: confirmed, waitingHours: waiting } = task
  const given = { project: task.project.title, organization: task.organizationName, confirmed }
  return (
    <TaskRow
      icon={Timer}
      title={texts.logHours}
      text={
        <span dir="auto">
          {waiting > 0 ? texts.logHoursWaiting({ ...given, waiting }) : texts.logHoursText(given)}
        </span>
      }
      isFirst={isFirst}
      action={texts.log}
      link={(props) => <Link {...toApplication(task.applicationId)} {...props} />}
    />
  )
}

function WaitingRow({ task, isFirst }: RowProps<'waiting'>) {
  const { tasks: texts, waiting } = useTexts(homesCatalog)
  const language = useLanguage()
  const { organizationName: organization, usualHours } = task
  const usual = usualHours === null ? null : roundAnswerTime(usualHours)
  return (
    <TaskRow
      icon={Hourglass}
      title={task.project.title}
      text={
        <span dir="auto">
          {usual === null
            ? organization
            : (usual.unit === 'hour' ? texts.usualHours : texts.usualDays)({
                organization,
                count: usual.count,
              })}
        </span>
      }
      age={waiting({ age: formatElapsed(language, task.at, useNow()) })}
      isFirst={isFirst}
      action={texts.view}
      link={(props) => <Link {...toApplication(task.applicationId)} {...props} />}
    />
  )
}
