import { SentInvites } from '#web/features/invites/sent-invites.tsx'
import { invitesCatalog } from '#web/features/invites/texts/invites-texts.ts'
import { OrganizationScope } from '#web/features/organizations/organization-scope.tsx'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { useSearchState } from '#web/lib/navigation/search-state.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { sentInvitesSearch } from './routes.tsx'

/** /sent-invites: whom the reader's organizations invited, and what became of it (decision B8). */
export function SentInvitesPage() {
  const { sent: texts } = useTexts(invitesCatalog)
  const [{ invite, organization }, change] = useSearchState(sentInvitesSearch)
  usePageHead({ title: texts.title })
  return (
    <div className="page-width max-w-208 pt-8 pb-16 sm:pt-10">
      <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
      <p className="text-muted measure mt-2 mb-8">{texts.intro}</p>
      <OrganizationScope
        layout="page"
        value={organization}
        onChoose={(chosen) => change((search) => ({ ...search, organization: chosen }))}
      />
      <SentInvites linkedId={invite ?? null} organization={organization} />
    </div>
  )
}
