import { useEffect, useEffectEvent, useState } from 'react'
import { saveUnfinishedProject } from '#contract/projects/unfinished.ts'
import { unfinishedCatalog } from '#web/features/projects/texts/unfinished-texts.ts'
import { unfinishedLists, useDiscardUnfinished } from '#web/features/projects/own/unfinished-api.ts'
import { useActingQuery } from '#web/lib/session/acting-organization.ts'
import { useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { hasUnsentChanges, loadSentDraft, makeSentDraft } from '#web/lib/drafts/sent-drafts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import type { WizardForm } from '#web/features/projects/wizard/wizard-form.ts'
import { loadForm, makeFormSync, unsent, type Form, type SyncState } from './form-sync.ts'

/** Saves what is typed to the author's account, shortly after each change and when they leave. */
export function useFormSync(
  form: WizardForm,
  { draftName, copied }: Pick<SyncState, 'copied'> & { draftName: string },
) {
  const { unreachable } = useTexts(errorsCatalog)
  const { discardFailed } = useTexts(unfinishedCatalog)
  const query = useActingQuery()
  const saving = useEndpointMutation(
    saveUnfinishedProject,
    ({ id, ...body }: { id: string; version: number; form: Form }) => ({ params: { id }, query, body }),
    { invalidates: unfinishedLists, awaitsRefetch: false },
  )
  const discarding = useDiscardUnfinished({ failed: discardFailed })
  const [first] = useState(() => loadSentDraft(draftName) ?? makeSentDraft())
  const [state, setState] = useState<SyncState>({ ...unsent, copied, id: first.id })
  const [sync] = useState(() =>
    makeFormSync({
      draftName,
      first,
      send: (save) => saving.mutateAsync(save),
      onState: (change) => setState((current) => ({ ...current, ...change })),
      unreachable,
    }),
  )
  const change = useEffectEvent(() => sync.change(structuredClone(form.getValues())))
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // Without a name, the wizard itself has reset the whole form.
        callback: ({ name }) => {
          if (name !== undefined) change()
        },
      }),
    [form],
  )
  useEffect(() => {
    // Typed before without a connection, or in an earlier release.
    if (hasUnsentChanges(draftName)) sync.change(loadForm(draftName))
    const flush = () => void sync.flush()
    const flushIfHidden = () => {
      if (document.visibilityState === 'hidden') flush()
    }
    window.addEventListener('online', flush)
    document.addEventListener('visibilitychange', flushIfHidden)
    return () => {
      window.removeEventListener('online', flush)
      document.removeEventListener('visibilitychange', flushIfHidden)
      flush()
    }
  }, [sync, draftName])
  return {
    state,
    hold: sync.hold,
    release: sync.release,
    /** Discards what is on the server and begins again. */
    startOver: async () => discarding.mutate(await sync.restart()),
  }
}
