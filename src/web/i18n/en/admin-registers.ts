/** The public registers as administrators see them. */
import type { RegisterFile } from '#domain/verification/register.ts'
import { registerFiles } from './admin-verification.ts'

export const adminRegistersTexts = {
  title: 'Registers',
  intro:
    'The public IRS files that we use to verify organizations. An operator loads newer ones on the server while the site keeps running.',
  failed: 'Couldn’t load the registers',
  files: registerFiles,
  fileTexts: {
    bmf: 'Exempt organizations: names, locations and codes.',
    pub78: 'Organizations that can receive tax-deductible contributions.',
    revocations: 'Exemptions that the IRS revoked because no returns were filed.',
  } satisfies Record<RegisterFile, string>,
  notLoaded: 'Not loaded',
  notLoadedText: 'Until all three are loaded, an administrator must decide every request.',
  posted: (day: string) => `Posted ${day}`,
  age: (days: number) => (days === 0 ? 'posted today' : days === 1 ? '1 day old' : `${days} days old`),
  old: 'Update due',
  oldText: 'The IRS posts newer files each month. Please load them.',
  stale: 'Out of date',
  partial: 'Partial',
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
    '--as-of is the day the IRS posted them. Add --dry-run first to check everything and change nothing.',
  copy: 'Copy command',
  copied: 'Command copied',
  copyFailed: 'Couldn’t copy the command',
  history: 'History',
  historyNone: 'Nothing loaded yet',
  list: 'Loads, newest first',
  more: 'Load More',
  moreFailed: 'Couldn’t load more of the history',
  progress: (shown: number, total: string) => `${shown} of ${total} shown`,
  took: (seconds: string) => `took ${seconds} s`,
  rechecked: (count: number) => (count === 1 ? '1 mark rechecked' : `${count} marks rechecked`),
  lost: (count: number) => (count === 0 ? 'none lost' : `${count} lost`),
  changes: { revoked: 'Newly revoked', vanished: 'No longer listed', drifted: 'Name or status changed' },
  moreCases: (count: number) => `and ${count} more`,
  fileLine: (file: { name: string; rows: string; rejected: string }) =>
    `${file.name}: ${file.rows} ${file.rows === '1' ? 'row' : 'rows'}, ${file.rejected} rejected`,
}
