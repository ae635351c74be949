import type { Project } from '#contract/projects/projects.ts'
import { Card } from '#web/ui/display/card.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { impactCatalog } from '#web/features/projects/texts/impact-texts.ts'

/** The impact that the organization reported for a completed project; nothing if there is no report. */
export function ImpactSection({ project }: { project: Project }) {
  const impactTexts = useTexts(impactCatalog)
  const { impactReport: report, organizationName } = project
  if (!report) return null
  return (
    <section aria-labelledby="impact-report" className="grid grid-cols-1 gap-3">
      <h2 id="impact-report" className="text-xl">
        {impactTexts.sectionTitle}
      </h2>
      <Card className="border-primary/40 grid grid-cols-1 gap-3">
        {report.peopleHelped !== null && (
          <p>
            <span className="font-heading text-primary text-3xl font-bold tabular-nums">
              {impactTexts.number({ count: report.peopleHelped })}
            </span>{' '}
            {impactTexts.people({ count: report.peopleHelped })}
          </p>
        )}
        {report.summary && <p className="measure whitespace-pre-line">{report.summary}</p>}
        <p className="text-muted text-sm">
          {impactTexts.reportedBy({ organization: organizationName })}{' '}
          <TimeStamp iso={report.updatedAt} inText />
        </p>
      </Card>
    </section>
  )
}
