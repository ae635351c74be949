import { Users } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ProjectDraftInput } from '#contract/matching/volunteer-matches.ts'
import { matchingCatalog } from '#web/features/projects/texts/matching-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useLikelyVolunteers } from './api.ts'

/** Waits for a pause in typing before it counts. */
const pauseMs = 600

/** How many volunteers the unfinished project would match (decision B10). Nothing waits for this number. */
export function LikelyVolunteers({ draft }: { draft: ProjectDraftInput }) {
  const { likely: texts } = useTexts(matchingCatalog)
  const [debouncedDraft, setDebouncedDraft] = useState<ProjectDraftInput | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedDraft(draft), pauseMs)
    return () => clearTimeout(timer)
  }, [draft])
  const says = hasLabels(draft)
  const { data } = useLikelyVolunteers(debouncedDraft && hasLabels(debouncedDraft) ? debouncedDraft : null)
  return (
    <section aria-label={texts.label} className="bg-primary-soft text-primary-ink flex gap-3 rounded-lg p-4">
      <Users aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-h-11">
        <p role="status" className="font-semibold tabular-nums">
          {!says
            ? texts.waiting
            : data
              ? (data.isMore ? texts.countMore : texts.count)({ count: data.count })
              : texts.counting}
        </p>
        {says && <p className="mt-0.5 text-sm">{texts.text}</p>}
      </div>
    </section>
  )
}

/** Whether it has enough to match on. */
const hasLabels = ({ requiredSkills, causeAreas }: ProjectDraftInput) =>
  [requiredSkills, causeAreas].some((labels) => (labels?.length ?? 0) > 0)
