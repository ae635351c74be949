import { useNavigate, useSearch } from '@tanstack/react-router'
import { shownSkills } from '#contract/admin-skills.ts'
import { SkillsList } from '#web/features/admin/skills-list.tsx'
import { Queue } from '#web/features/admin/queue.tsx'
import { messages } from '#web/messages/messages.ts'
import { paths } from '#web/paths.ts'

/** Typed-in skills at /admin/skills. */
export function AdminSkillsPage() {
  const { state: show = 'waiting' } = useSearch({ from: '/admin/admin/skills' })
  const navigate = useNavigate()
  return (
    <Queue
      texts={messages.adminSkills}
      tabs={shownSkills}
      show={show}
      onShow={(chosen) => {
        const state = chosen === 'waiting' ? undefined : chosen
        void navigate({ ...paths.adminSkills({ state }), resetScroll: false })
      }}
    >
      <SkillsList show={show} />
    </Queue>
  )
}
