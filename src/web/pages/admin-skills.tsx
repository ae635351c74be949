import { shownSkills } from '#contract/admin-lists.ts'
import { readAdminSkills } from '#web/admin-queue-search.ts'
import { SkillsList } from '#web/features/admin/skills-list.tsx'
import { Queue } from '#web/features/admin/queue.tsx'
import { useSearchState } from '#web/lib/search-state.ts'
import { adminSkillsTexts } from '#web/messages/en/admin-skills.ts'

/** Typed-in skills at /admin/skills. */
export function AdminSkillsPage() {
  const [{ state: show = 'waiting' }, changeSearch] = useSearchState(readAdminSkills)
  return (
    <Queue
      texts={adminSkillsTexts}
      tabs={shownSkills}
      show={show}
      onShow={(chosen) => changeSearch(() => ({ state: chosen === 'waiting' ? undefined : chosen }))}
    >
      <SkillsList show={show} />
    </Queue>
  )
}
