import { signedIn, type Row } from './access-rows.ts'

/** What open pages are told: each caller their own. */
export const liveRows: readonly Row[] = [{ route: 'GET /api/live', answers: signedIn }]
