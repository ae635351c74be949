import { Link } from '@tanstack/react-router'
import type { OrganizationCase } from '#contract/moderation/moderation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Row, RowList } from '#web/ui/display/row-list.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { formatNumber } from '#web/lib/format/format-number.ts'
import { deletedAccountCatalog } from '#web/features/administration/texts/deleted-account-texts.ts'
import { moderationCatalog } from '#web/features/administration/texts/moderation-texts.ts'
import { impactCatalog } from '#web/features/projects/texts/impact-texts.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'

/** Every change of the reported impact, with its author. No one verifies these numbers, so the history matters. */
export function ImpactChanges({ impact }: { impact: OrganizationCase['impact'] }) {
  const language = useLanguage()
  const impactTexts = useTexts(impactCatalog)
  const { impact: texts } = useTexts(moderationCatalog).organizations
  const { inSentence } = useTexts(deletedAccountCatalog)
  const format = (people: number | null) =>
    people === null ? texts.noNumber : formatNumber(language, people)
  if (impact.changes.length === 0) return <p className="text-muted">{texts.none}</p>
  return (
    <div className="grid gap-3">
      <p className="text-muted text-sm">
        {texts.intro({ counted: impactTexts.counted({ count: impact.peopleHelped }) })}
      </p>
      <RowList label={texts.title}>
        {impact.changes.map(({ id, project, before, after, by, at }) => (
          <Row
            key={id}
            title={
              <Link {...paths.project(project.id)} className="link" dir="auto">
                {project.title}
              </Link>
            }
            text={texts.by({ name: by ?? inSentence })}
            aside={
              <>
                <span className="tabular-nums">
                  {texts.change({ before: format(before), after: format(after) })}
                </span>
                <TimeStamp iso={at} className="text-muted text-sm" />
              </>
            }
          />
        ))}
      </RowList>
    </div>
  )
}
