/** The public registers as administrators see them. */
import type { RegisterFile } from '#domain/register.ts'
import { registerFiles } from './admin-verification.ts'

export const adminRegistersTexts = {
  title: 'Registers',
  intro:
    'The public files of the IRS by which organizations are verified. An operator loads newer ones on the server; the product goes on meanwhile.',
  failed: 'The registers could not be loaded',
  files: registerFiles,
  fileTexts: {
    bmf: 'Exempt organizations: names, places and codes.',
    pub78: 'Who can receive deductible contributions.',
    revocations: 'Exemptions revoked for not filing.',
  } satisfies Record<RegisterFile, string>,
  notLoaded: 'Not loaded',
  notLoadedText: 'Every request waits for a person until all three are loaded.',
  posted: (day: string) => `Posted ${day}`,
  age: (days: number) => (days === 0 ? 'posted today' : days === 1 ? '1 day old' : `${days} days old`),
  old: 'Old',
  oldText: 'The IRS posts newer files each month. Please load them.',
  stale: 'Stale',
  partial: 'A part',
  rows: 'Rows',
  rejected: 'Rejected',
  loaded: 'Loaded',
  name: 'File',
  command: 'Load newer files',
  commandText:
    'Get the files at irs.gov (“Exempt Organizations Business Master File Extract” and “Tax Exempt Organization Search: Bulk Data Downloads”), then run this in the folder of the product:',
  commandLine:
    'npm run registry -- --bmf eo1.csv eo2.csv eo3.csv eo4.csv --pub78 data-download-pub78.txt --revocations data-download-revocation.txt --as-of YYYY-MM-DD',
  commandHint:
    '--as-of is the day the IRS posted them. With --dry-run first it reads and checks everything and changes nothing.',
  copy: 'Copy the Command',
  copied: 'Command copied',
  copyFailed: 'The command could not be copied',
  history: 'Loads',
  historyNone: 'Nothing was loaded yet',
  list: 'Loads, newest first',
  more: 'Load More',
  moreFailed: 'More loads could not be loaded',
  progress: (shown: number, total: string) => `${shown} of ${total} shown`,
  took: (seconds: string) => `took ${seconds} s`,
  rechecked: (count: number) => (count === 1 ? '1 mark checked again' : `${count} marks checked again`),
  lost: (count: number) => (count === 0 ? 'none lost' : `${count} lost`),
  changes: { revoked: 'Newly revoked', vanished: 'Not listed any more', drifted: 'Name or status changed' },
  moreCases: (count: number) => `and ${count} more`,
  fileLine: (file: { name: string; rows: string; rejected: string }) =>
    `${file.name}: ${file.rows} ${file.rows === '1' ? 'row' : 'rows'}, ${file.rejected} rejected`,
}
