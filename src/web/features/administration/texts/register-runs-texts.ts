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
  noServerFiles: string
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
  stopped: string
  run: {
    titles: {
      dry: (values: { count: number }) => string
      load: (values: { count: number }) => string
    }
    by: (values: { name: string | number }) => string
    states: {
      uploading: string
      waiting: string
      running: string
      done: string
      failed: string
      cancelled: string
    }
    progress: string
    uploaded: (values: { share: string | number }) => string
    read: (values: { share: string | number; file: string | number; rows: number }) => string
    starting: string
    finishing: string
    again: string
    left: string
    cancel: string
    load: string
    loadQuestion: string
    loadText: (values: { suspended: number }) => string
    checked: string
    loaded: string
    failures: {
      refused: string
      interrupted: string
      unexpected: string
    }
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
    rechecked: (values: { count: number }) => string
  }
}

export const registerRunsCatalog = defineTexts<RegisterRunsTexts>('web/features/administration/texts/register-runs')
