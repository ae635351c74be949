/** An unsaved impact report, stored on this device. */
import { use, useState } from 'react'
import { newImpactReport, type NewImpactReport } from '#contract/projects/impact-reports.ts'
import type { Project } from '#contract/projects/projects.ts'
import { z } from '#contract/zod.ts'
import { describeFieldText } from '#contract/field-texts.ts'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import { loadDraft, removeDraft, saveDraft } from '#web/lib/drafts/drafts.ts'
import { CurrentUserContext } from '#web/lib/session/current-user.ts'
import { useTexts } from '#web/lib/language/texts.ts'

const reportInput = z.object({ peopleHelped: z.string(), summary: z.string() })
export type ReportInput = z.infer<typeof reportInput>
export type StoredReport = Project['impactReport']

/** Which stored report the draft was based on; once another report is stored, the draft is ignored. */
const savedReport = reportInput.extend({ over: z.string().nullable() })

const toReportInput = (report: StoredReport): ReportInput => ({
  peopleHelped: report?.peopleHelped?.toString() ?? '',
  summary: report?.summary ?? '',
})

/** Parses a typed number such as "1,200" or "1 200"; null if empty. */
function parsePeopleCount(typed: string): number | null {
  const digits = typed.replaceAll(/[\s,]/g, '')
  return digits === '' ? null : Number(digits)
}

export type ImpactDraft = {
  typed: ReportInput
  change: (change: Partial<ReportInput>) => void
  /** The request; null while the input is invalid. */
  report: NewImpactReport | null
  errors: Partial<Record<keyof ReportInput, string>>
  /** Called after it was saved. */
  forget: () => void
}

/** The impact report form of a project, starting from the stored report or the draft based on it. */
export function useImpactDraft(projectId: string, stored: StoredReport): ImpactDraft {
  const fieldsTexts = useTexts(fieldsCatalog)
  // Per reader, so people who share a device don't see each other's drafts.
  const name = `impact:${use(CurrentUserContext)}:${projectId}`
  const basedOn = stored?.updatedAt ?? null
  const [before] = useState(() => savedReport.safeParse(loadDraft(name)?.values).data)
  const [written, setWritten] = useState<ReportInput | null>(null)
  const typed = written ?? (before?.over === basedOn ? before : toReportInput(stored))
  const { data, error } = newImpactReport.safeParse({
    ...typed,
    peopleHelped: parsePeopleCount(typed.peopleHelped),
  })
  const errors: ImpactDraft['errors'] = {}
  for (const { path, message } of error?.issues ?? []) {
    if (path[0] === 'peopleHelped' || path[0] === 'summary')
      errors[path[0]] ??= describeFieldText(fieldsTexts, message)
  }
  return {
    typed,
    change: (change) => {
      const { peopleHelped, summary } = { ...typed, ...change }
      setWritten({ peopleHelped, summary })
      saveDraft(name, { peopleHelped, summary, over: basedOn })
    },
    report: data ?? null,
    errors,
    forget: () => removeDraft(name),
  }
}
