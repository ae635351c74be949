/** An impact report as it is typed: kept on this device until it is stored. */
import { use, useState } from 'react'
import { newImpactReport, type NewImpactReport } from '#contract/projects/impact-reports.ts'
import type { Project } from '#contract/projects/projects.ts'
import { z } from '#contract/zod.ts'
import { loadDraft, removeDraft, saveDraft } from '#web/lib/drafts.ts'
import { CurrentUserContext } from '#web/lib/current-user.ts'

const reportInput = z.object({ peopleHelped: z.string(), summary: z.string() })
export type ReportInput = z.infer<typeof reportInput>
export type StoredReport = Project['impactReport']

/** What was typed over which report: over another one than is stored now it counts no more. */
const savedReport = reportInput.extend({ basedOn: z.string().nullable() })

const toReportInput = (report: StoredReport): ReportInput => ({
  peopleHelped: report?.peopleHelped?.toString() ?? '',
  summary: report?.summary ?? '',
})

/** A number as people write it, "1,200" or "1 200"; none where nothing is written. */
function parsePeopleCount(typed: string): number | null {
  const digits = typed.replaceAll(/[\s,]/g, '')
  return digits === '' ? null : Number(digits)
}

export type ImpactDraft = {
  typed: ReportInput
  change: (change: Partial<ReportInput>) => void
  /** The report as it is sent; null while something is wrong with it. */
  report: NewImpactReport | null
  errors: Partial<Record<keyof ReportInput, string>>
  /** Once it is stored. */
  forget: () => void
}

/** The report of a project that is being written, begun with what is stored or what was typed over it before. */
export function useImpactDraft(projectId: string, stored: StoredReport): ImpactDraft {
  // On a device that others use too: nobody goes on with another's words.
  const name = `impact:${use(CurrentUserContext)}:${projectId}`
  const basedOn = stored?.updatedAt ?? null
  const [before] = useState(() => savedReport.safeParse(loadDraft(name)?.values).data)
  const [written, setWritten] = useState<ReportInput | null>(null)
  const typed = written ?? (before?.basedOn === basedOn ? before : toReportInput(stored))
  const { data, error } = newImpactReport.safeParse({
    ...typed,
    peopleHelped: parsePeopleCount(typed.peopleHelped),
  })
  const errors: ImpactDraft['errors'] = {}
  for (const { path, message } of error?.issues ?? []) {
    if (path[0] === 'peopleHelped' || path[0] === 'summary') errors[path[0]] ??= message
  }
  return {
    typed,
    change: (change) => {
      const { peopleHelped, summary } = { ...typed, ...change }
      setWritten({ peopleHelped, summary })
      saveDraft(name, { peopleHelped, summary, basedOn })
    },
    report: data ?? null,
    errors,
    forget: () => removeDraft(name),
  }
}
