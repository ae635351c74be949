import { useNavigate, useSearch } from '@tanstack/react-router'
import { shownSkills } from '#contract/admin-skills.ts'
import { SkillsList } from '#web/features/admin/skills-list.tsx'
import { usePageHead } from '#web/lib/page-head.ts'
import { messages } from '#web/messages/messages.ts'
import { paths } from '#web/paths.ts'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'

/** Typed-in skills at /admin/skills. */
export function AdminSkillsPage() {
  const { adminSkills: texts } = messages
  usePageHead({ title: texts.title })
  const { state: show = 'waiting' } = useSearch({ from: '/admin/admin/skills' })
  const navigate = useNavigate()
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
      <p className="text-muted mt-2 mb-6">{texts.intro}</p>
      <Tabs
        label={texts.tabs}
        tabs={shownSkills.map((value) => ({ value, label: texts.shown[value] }))}
        value={show}
        onValueChange={(value) =>
          void navigate({
            ...paths.adminSkills({ state: value === 'waiting' ? undefined : value }),
            resetScroll: false,
          })
        }
      >
        <TabPanel value={show}>
          <SkillsList show={show} />
        </TabPanel>
      </Tabs>
    </>
  )
}
