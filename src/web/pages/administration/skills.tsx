import { skillFilters } from '#contract/administration/list-filters.ts'
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import { adminSkillsCatalog } from '#web/features/administration/texts/admin-skills-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { skillsSearch } from './routes.tsx'
import { SkillsList } from '#web/features/administration/skills/skills-list.tsx'
import { Queue } from '#web/features/administration/cases/queue.tsx'
import { useSearchState } from '#web/lib/navigation/search-state.ts'

/** Typed-in skills at /admin/skills. */
export function AdminSkillsPage() {
  const adminSkillsTexts = useTexts(adminSkillsCatalog)
  const { skillStates } = useTexts(staffListsCatalog)
  const [{ state: show = 'waiting' }, changeSearch] = useSearchState(skillsSearch)
  return (
    <Queue
      texts={{ ...adminSkillsTexts, shown: skillStates }}
      tabs={skillFilters}
      show={show}
      onShow={(chosen) => changeSearch(() => ({ state: chosen === 'waiting' ? undefined : chosen }))}
    >
      <SkillsList show={show} />
    </Queue>
  )
}
