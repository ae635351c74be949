/** The access table's rows about the administrators' area as a whole. */
import { adminOnly, type Row } from './access-rows.ts'

export const adminRows: readonly Row[] = [{ route: 'GET /api/admin/overview', answers: adminOnly(200) }]
