/** The rows that both sides have. */
import { Link } from '@tanstack/react-router'
import { MessageSquare, Star } from 'lucide-react'
import type { OrganizationTask } from '#contract/dashboards/homes.ts'
import type { ApplicationSide } from '#domain/applications/applications.ts'
import { useNow } from '#web/lib/format/clock.ts'
import { formatElapsed } from '#web/lib/format/format-time.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { writtenText } from '#web/lib/language/written-text.ts'
import { homesCatalog } from '#web/features/dashboards/texts/homes-texts.ts'
import { TaskRow } from './task-row.tsx'

type RowProps<Kind> = { task: Extract<OrganizationTask, { kind: Kind }>; isFirst: boolean }

/** Unread messages, with the beginning of the latest one. */
export function MessageRow({ task, isFirst }: RowProps<'messages'>) {
  const { tasks: texts, quote } = useTexts(homesCatalog)
  const language = useLanguage()
  const { from: name, conversations, conversationId } = task
  return (
    <TaskRow
      icon={MessageSquare}
      title={
        conversations === 1 ? texts.message({ name }) : texts.messages({ name, others: conversations - 1 })
      }
      text={task.text && <span {...writtenText(task.language)}>{quote({ text: task.text })}</span>}
      age={formatElapsed(language, task.at, useNow())}
      isFirst={isFirst}
      action={texts.reply}
      link={(props) => <Link {...paths.messages({ conversation: conversationId })} {...props} />}
    />
  )
}

/** Reviews to write: the form of the only one, or the list. */
export function ReviewRow({
  task,
  isFirst,
  revieweeType,
}: RowProps<'reviews'> & { revieweeType: ApplicationSide }) {
  const { tasks: texts } = useTexts(homesCatalog)
  const language = useLanguage()
  const { revieweeName: name, revieweeId, project } = task
  const isOnly = task.reviews === 1
  return (
    <TaskRow
      icon={Star}
      title={isOnly ? texts.reviewOf({ name }) : texts.reviews({ count: task.reviews })}
      text={
        <span dir="auto">{isOnly ? project.title : texts.reviewsText({ name, project: project.title })}</span>
      }
      age={formatElapsed(language, task.at, useNow())}
      isFirst={isFirst}
      action={texts.writeReview}
      link={(props) =>
        isOnly ? (
          <Link {...paths.createReview({ projectId: project.id, revieweeType, revieweeId })} {...props} />
        ) : (
          <Link {...paths.reviews({ tab: 'pending' })} {...props} />
        )
      }
    />
  )
}
