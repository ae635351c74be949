import { useNavigate, useSearch } from '@tanstack/react-router'
import { shownClaims } from '#contract/admin-claims.ts'
import { ClaimsList } from '#web/features/admin/claims-list.tsx'
import { usePageHead } from '#web/lib/page-head.ts'
import { messages } from '#web/messages/messages.ts'
import { paths } from '#web/paths.ts'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'

/** Requests for imported organizations at /admin/claims. */
export function AdminClaimsPage() {
  const { adminClaims: texts } = messages
  usePageHead({ title: texts.title })
  const { state: show = 'waiting' } = useSearch({ from: '/admin/admin/claims' })
  const navigate = useNavigate()
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
      <p className="text-muted mt-2 mb-6">{texts.intro}</p>
      <Tabs
        label={texts.tabs}
        tabs={shownClaims.map((value) => ({ value, label: texts.shown[value] }))}
        value={show}
        onValueChange={(value) =>
          void navigate({
            ...paths.adminClaims({ state: value === 'waiting' ? undefined : value }),
            resetScroll: false,
          })
        }
      >
        <TabPanel value={show}>
          <ClaimsList show={show} />
        </TabPanel>
      </Tabs>
    </>
  )
}
