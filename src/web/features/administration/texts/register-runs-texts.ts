/** Written from register-runs.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface RegisterRunsTexts {
  title: string
  intro: string
  where: string
  sources: {
    upload: string
    server: string
  }
  sourceTexts: {
    upload: string
    server: string
  }
  folder: (values: { folder: string | number }) => string
  noServerFiles: (values: { folder: string | number }) => string
  noneOfKind: string
  unknownFiles: (values: { names: string | number; count: number }) => string
  looksLike: (values: { name: string | number; kind: string | number }) => string
  kinds: {
    bmf: string
    pub78: string
    revocations: string
  }
  asOf: string
  asOfHint: string
  partial: string
  partialHint: string
  check: string
  choose: string
  failed: string
  uploadFailed: string
  notStopped: string
  stopped: string
  stopping: string
  run: {
    titles: {
      dry: (values: { count: number }) => string
      load: (values: { count: number }) => string
    }
    meta: <Node>(values: { state: (chunks: (string | Node)[]) => Node; label: string | number; when: (chunks: (string | Node)[]) => Node; known: string; name: string | number }) => string | Node | (string | Node)[]
    settings: (values: { dated: string; day: string | number; partial: string }) => string
    states: {
      uploading: string
      waiting: string
      running: string
      stopping: string
      done: string
      failed: string
      canceled: string
    }
    progress: string
    uploading: (values: { received: string | number; size: string | number }) => string
    read: (values: { share: string | number; file: string | number; rows: number }) => string
    starting: string
    finishing: string
    again: string
    left: string
    cancel: string
    load: string
    loadQuestion: string
    loadText: (values: { suspended: number }) => string
    failures: {
      refused: string
      interrupted: string
      unexpected: string
    }
    refusedBecause: (values: { message: string | number }) => string
    columns: {
      file: string
      rows: string
      added: string
      changed: string
      removed: string
      rejected: string
    }
    files: string
    changes: string
    rejections: string
    rejectionsHint: (values: { count: string | number }) => string
    rejection: (values: { file: string | number; line: number; reason: string | number }) => string
    suspended: string
    moreSuspended: (values: { count: number }) => string
    checked: (values: { count: number }) => string
    loaded: (values: { count: number }) => string
  }
}

export const registerRunsCatalog = defineTexts<RegisterRunsTexts>('web/features/administration/texts/register-runs')
