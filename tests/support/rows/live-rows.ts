import { signedIn, type Row } from './access-rows.ts'

/** The access table's rows about live events: each caller's own. */
export const liveRows: readonly Row[] = [{ route: 'GET /api/live', answers: signedIn }]
