/** Confirmed hours and an administrator, for `npm run bench:impact`. */
import { withClient } from './copy-rows.ts'
import { uuidOf } from './random.ts'

/** Answers the applications, confirms hours on accepted work over the last year, and makes the first person an administrator. */
export async function insertHours(url: string, count: number): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(
      `update applications set reviewed_at = created_at + random() * interval '12 days'
       where status in ('accepted', 'declined')`,
    )
    await client.query(
      `with work as (select id, row_number() over (order by id) as n from applications where status = 'accepted'),
         total as (select count(*) as all_work from work)
       insert into hour_entries (application_id, date, hours, status, decided_at, confirmed_after_days)
       select w.id, current_date - (n.entry % 365), (1 + n.entry % 16) / 4.0, 'confirmed', now(),
         case when n.entry % 10 = 0 then 14 end
       from generate_series(1, $1::int) as n(entry), total t join work w on true
       where w.n = 1 + n.entry % t.all_work`,
      [count],
    )
    const administrator = uuidOf('user', 0)
    await client.query('update users set is_admin = true where id = $1', [administrator])
    await client.query('update sessions set reauth_at = now() where user_id = $1', [administrator])
    await client.query(
      "insert into second_factors (user_id, secret, confirmed_at) values ($1, 'none', now())",
      [administrator],
    )
    await client.query('vacuum analyze')
  })
}
