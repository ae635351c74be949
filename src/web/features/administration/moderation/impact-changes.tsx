import { Link } from '@tanstack/react-router'
import type { OrganizationCase } from '#contract/moderation/moderation.ts'
import { impactTexts } from '#web/i18n/en/impact.ts'
import { moderationTexts } from '#web/i18n/en/moderation.ts'
import { paths } from '#web/lib/paths.ts'
import { Row, RowList } from '#web/ui/display/row-list.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'

/** Every change of the reported impact, with its author. Nobody verifies these numbers, so the history matters. */
export function ImpactChanges({ impact }: { impact: OrganizationCase['impact'] }) {
  const { impact: texts } = moderationTexts.organizations
  if (impact.changes.length === 0) return <p className="text-muted">{texts.none}</p>
  return (
    <div className="grid gap-3">
      <p className="text-muted text-sm">{texts.intro(impactTexts.counted(impact.peopleHelped))}</p>
      <RowList label={texts.title}>
        {impact.changes.map(({ id, project, before, after, by, at }) => (
          <Row
            key={id}
            title={
              <Link {...paths.project(project.id)} className="link">
                {project.title}
              </Link>
            }
            text={texts.by(by)}
            aside={
              <>
                <span className="tabular-nums">{texts.change(before, after)}</span>
                <TimeStamp iso={at} className="text-muted text-sm" />
              </>
            }
          />
        ))}
      </RowList>
    </div>
  )
}
