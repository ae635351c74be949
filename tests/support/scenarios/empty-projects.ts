import type { Pool } from 'pg'

/**
 * Removes every project with what belongs to it, also agreed scopes, whose trigger refuses to be emptied. As its owner
 * does it: the product never empties a table.
 */
export async function emptyProjects(pool: Pool): Promise<void> {
  await pool.query(`begin;
    alter table agreed_scopes disable trigger agreed_scopes_refuse_all;
    truncate projects cascade;
    alter table agreed_scopes enable trigger agreed_scopes_refuse_all;
    commit`)
}
