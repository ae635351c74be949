import { Link } from '@tanstack/react-router'
import type { Application } from '#contract/applications/applications.ts'
import { describeTypicalTime } from '#contract/i18n/responses.ts'
import { getProject } from '#contract/projects/projects.ts'
import { responsesCatalog } from '#contract/texts/responses-texts.ts'
import { mineCatalog } from '#web/features/applications/texts/mine-texts.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useReminderText } from '#web/lib/format/reminder-text.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** What a volunteer who waits can expect, as they read it before they applied: when answers come, and what if none does. */
export function WhatHappensNext({ application }: { application: Application }) {
  const texts = useTexts(mineCatalog)
  const responses = useTexts(responsesCatalog)
  const reminders = useReminderText(texts.reminders)
  const release = useReminderText(texts.release, 'application.release')
  const { data } = useEndpointQuery(getProject, { params: { id: application.projectId } })
  const isPaused = data?.applicationsClosedReason === 'paused'
  const time = data && !isPaused && describeTypicalTime(responses, data.organizationResponse)
  const organization = application.organization.organizationName
  const sentences = [
    isPaused && texts.paused,
    time && texts.usually({ organization, time }),
    // A paused project's organization is reminded, and its applications are closed, as any other's.
    reminders,
    release,
    !isPaused && release && texts.afterRelease,
  ]
  return (
    <p className="text-sm wrap-anywhere">
      {sentences.filter(Boolean).join(' ')}{' '}
      <Link {...paths.help('schedule')} className="link">
        {texts.rules}
      </Link>
    </p>
  )
}
