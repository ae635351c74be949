import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { Credential } from '#contract/credentials/credentials.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { RevokeDialog } from '#web/features/administration/perks/revoke-dialog.tsx'
import { useCredential, useRevocation } from '#web/features/credentials/api.ts'
import { CheckList } from '#web/features/credentials/check-list.tsx'
import { CredentialSheet } from '#web/features/credentials/credential-sheet.tsx'
import { CredentialSkeleton } from '#web/features/credentials/credential-skeleton.tsx'
import { VerifyElsewhere } from '#web/features/credentials/verify-elsewhere.tsx'
import { DownloadAndShare } from '#web/features/credentials/download-and-share.tsx'
import { MissingCredential } from '#web/features/credentials/missing-credential.tsx'
import { CheckSummary } from '#web/features/credentials/check-summary.tsx'
import { formatLongDay } from '#contract/i18n/dates.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { PageState } from '#web/ui/feedback/error-state.tsx'
import { Panel } from '#web/ui/display/stat-card.tsx'
import { credentialsCatalog } from '#web/features/credentials/texts/credentials-texts.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'

/** The page where anyone with a credential's link sees what it says and whether it is valid (decisions A1, B11). */
export function CredentialPage() {
  const credentialsTexts = useTexts(credentialsCatalog)
  const { id = '' } = useParams({ strict: false })
  const query = useCredential(id)
  return (
    <div className="page-width pt-6 pb-10 sm:pb-16">
      <PageState query={query} failed={credentialsTexts.failed} loading={<CredentialSkeleton />}>
        {(credential) => (credential ? <FoundCredential credential={credential} /> : <MissingCredential />)}
      </PageState>
    </div>
  )
}

function FoundCredential({ credential }: { credential: Credential }) {
  const language = useLanguage()
  const texts = useTexts(credentialsCatalog)
  const { id, name, holderName, issuer, criteria, evidence, state } = credential
  usePageHead({
    title: texts.title({ name, holder: holderName }),
    description: texts.description({ holder: holderName, issuer: issuer.name }),
    path: `/credentials/${id}`,
    // Not indexed: anyone who has the link got it from the credential's holder.
    isIndexed: false,
  })
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-6 sm:gap-8">
      <CheckSummary credential={credential} />
      <CredentialSheet credential={credential} />
      <Panel id="credential-checks" title={texts.checks.heading}>
        <CheckList credential={credential} />
      </Panel>
      <Panel id="credential-criteria" title={texts.criteria}>
        <p className="measure">{criteria}</p>
      </Panel>
      {evidence.length > 0 && (
        <Panel id="credential-evidence" title={texts.evidence}>
          <ul className="grid gap-3">
            {evidence.map((each, index) => (
              <li key={`${index} ${each.name}`} className="border-line border-s-4 ps-4">
                <p className="font-semibold wrap-anywhere" dir="auto">
                  {each.name}
                </p>
                <p className="text-muted wrap-anywhere">{formatDays(language, each.narrative)}</p>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {state !== 'forged' && (
        <Panel id="credential-keep" title={texts.keep.heading}>
          <DownloadAndShare id={id} />
        </Panel>
      )}
      <VerifyElsewhere id={id} />
      <Revocation credential={credential} />
    </div>
  )
}

/** The signed texts, with their dates formatted as everywhere else. */
const formatDays = (language: Language, text: string) =>
  text.replaceAll(/\b\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\b/g, (day) =>
    formatLongDay(language, day),
  )

/** For administrators, unless it is revoked or their own. */
function Revocation({ credential: { id, revokedAt, isOwn } }: { credential: Credential }) {
  const credentialsTexts = useTexts(credentialsCatalog)
  const { user } = useSession()
  const revoke = useRevocation(id)
  const [isOpen, setOpen] = useState(false)
  if (!user?.isAdmin || revokedAt !== null || isOwn) return null
  return (
    <div>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {credentialsTexts.revoke.action}
      </Button>
      <RevokeDialog isOpen={isOpen} onClose={() => setOpen(false)} onRevoke={revoke.mutateAsync} />
    </div>
  )
}
