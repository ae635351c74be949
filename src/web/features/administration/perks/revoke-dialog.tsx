import { ReasonDialog } from '#web/features/administration/cases/question-dialog.tsx'
import { credentialsCatalog } from '#web/features/credentials/texts/credentials-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

type RevokeDialogProps = {
  isOpen: boolean
  onClose: () => void
  /** Revokes it for the reason; throws if the server refuses. */
  onRevoke: (reason: string) => Promise<unknown>
}

/** Asks an administrator for the reason to revoke a credential. Revoking can't be undone. */
export function RevokeDialog({ onRevoke, ...question }: RevokeDialogProps) {
  const credentialsTexts = useTexts(credentialsCatalog)
  return (
    <ReasonDialog
      {...question}
      texts={credentialsTexts.revoke}
      isDanger
      needsReason
      onConfirm={(reason) => onRevoke(reason ?? '')}
    />
  )
}
