/** A person with rows in every table that can have some, for the tests of what is deleted with an account. */

/** What identifies the person and must be nowhere afterward. */
export const canaries = {
  email: 'zephyrine.canary@example.org',
  name: 'Qwixotel',
  phone: '+1 555 0177 2368',
  file: 'passport-of-zephyrine.pdf',
  letter: 'A letter that only Zephyrine could write',
  note: 'A draft that no one else has seen',
}

/** Columns of which the person has no row here. A column that joins them needs a row above, or is named here. */
export const neverFilled = [
  'account_invitations.email',
  'authority_letters.email',
  'authority_letters.user_id',
  'claim_reviews.user_id',
  'digest_entries.user_id',
  'digests.user_id',
  'directory_days.reader_id',
  'match_checks.user_id',
  'match_exclusions.user_id',
  'message_notices.user_id',
  'notice_preferences.user_id',
  'notified_matches.user_id',
  'onboarding_answers.user_id',
  'portfolio_views.volunteer_id',
  'removed_messages.writer_id',
  'reopen_alerts.user_id',
  'search_alerts.user_id',
  'staff_roles.user_id',
  'weekly_summaries.user_id',
]

export const names = { avatar: 'a'.repeat(32), attachment: 'b'.repeat(32) }

/** Rows of a person in tables where the demo data have none. $1 is the account. */
export const planted = [
  `update users set first_name = 'Zephyrine', last_name = '${canaries.name}', email = '${canaries.email}',
     time_zone = 'Asia/Tokyo', language = 'en', email_verified_at = now() where id = $1`,
  `update volunteer_profiles set bio = 'Call ${canaries.phone}', website = 'https://${canaries.name}.example' where user_id = $1`,
  `update applications set cover_letter = '${canaries.letter}', proposed_approach = '${canaries.phone}',
     questions = '${canaries.note}' where volunteer_id = $1`,
  `insert into account_tokens (user_id, purpose, email, expires_at) values ($1, 'revert', '${canaries.email}', now() + interval '90 days')`,
  `insert into second_factors (user_id, secret) values ($1, 'sealed')`,
  `insert into recovery_codes (user_id, code_hash) values ($1, sha256('code'))`,
  `insert into email_bounces (user_id, email, code, bounced_at) values ($1, '${canaries.email}', '5.1.1', now())`,
  `insert into administrator_links (email, token_hash, expires_at)
     select '${canaries.email}', sha256('link'), now() + interval '1 hour' where $1::uuid is not null`,
  `insert into matching_weights (user_id, skills, causes, location, time, experience) values ($1, 40, 20, 20, 10, 10)`,
  `insert into saved_searches (user_id, name, frequency, filters, read_with, terms, only_remote, only_accepting)
     values ($1, '${canaries.note}', 'daily', '{}', '1', '{}', false, false)`,
  `insert into dismissed_matches (user_id, project_id, reason) select $1, id, 'other' from projects limit 1`,
  `insert into match_exposures (user_id, project_id, day, list, sort, position, is_seen, features)
     select $1, id, current_date, 'home', 'recommended', 1, true, '{40,20,15,10,10,13,2}' from projects limit 1`,
  `insert into organization_members (organization_id, user_id, role)
     select id, $1, 'manager' from organizations order by id limit 1`,
  `insert into unfinished_projects (id, organization_id, user_id, form)
     select gen_random_uuid(), o.id, $1, '{"title": "${canaries.note}"}' from organizations o order by o.id limit 1`,
  `insert into organization_invitations (organization_id, email, last_name, role, expires_at)
     select id, '${canaries.email}', '${canaries.name}', 'manager', now() + interval '60 days' from organizations order by id limit 1 offset 1
     returning $1::uuid`,
  `insert into organization_invitations (organization_id, email, role, expires_at, invited_by)
     select id, 'other.canary@example.org', 'manager', now() + interval '60 days', $1 from organizations order by id limit 1 offset 2`,
  `insert into organization_claims (organization_id, user_id, email, expires_at)
     select id, $1, '${canaries.email}', now() + interval '60 days' from organizations order by id limit 1`,
  `insert into legal_agreements (user_id, document, number) values ($1, 'terms', 1)`,
  `insert into personal_exports (user_id, requested_by, state, expires_at, name, size)
     values ($1, $1, 'ready', now() + interval '7 days', '${canaries.name}.zip', 10)`,
  `insert into notice_times (user_id, digest_hour) values ($1, 8) on conflict do nothing`,
  `insert into idempotency_keys (user_id, key, fingerprint, answer) values ($1, 'k', sha256('x'), '${canaries.note}')`,
  `insert into live_heads (user_id, last_event) values ($1, 1) on conflict (user_id) do nothing`,
  `insert into live_events (user_id, id, kind, data) values ($1, 999999, 'x', '{"note": "${canaries.note}"}')`,
  `insert into live_events (user_id, id, kind, data)
     select user_id, 1000000, 'x', '{"name": "Zephyrine ${canaries.name}"}' from live_heads where user_id <> $1 limit 1`,
  `insert into outbox (message_id, user_id, recipient, subject, text, html)
     values ('a', $1, '${canaries.email}', 's', '${canaries.note}', 'h')`,
  `insert into outbox (message_id, recipient, subject, text, html)
     select 'b', 'else@example.org', 's', 'About Zephyrine ${canaries.name}', 'h' where $1::uuid is not null`,
  `insert into jobs (kind, payload, run_at, last_error, dead_at)
     select 'email.send', '{"email": "${canaries.email}"}', now(), 'no ${canaries.email}', now() where $1::uuid is not null`,
  `insert into jobs (kind, payload, run_at) values ('email.send', json_build_object('userId', $1::text), now() + interval '90 days')`,
  `insert into files (name, purpose, owner_id, media_type, sha256, size, stored_at)
     values ('${names.avatar}', 'avatar', $1, 'image/webp', sha256('a'), 1, now())`,
  `with stored as (insert into files (name, purpose, owner_id, organization_id, media_type, sha256, size, stored_at)
     select '${names.attachment}', 'attachment', $1, c.organization_id, 'application/pdf', sha256('b'), 1, now()
     from conversations c where c.volunteer_id = $1 limit 1 returning name)
   insert into attachments (conversation_id, message_id, uploader_id, file_name, title, media_type, size)
     select m.conversation_id, m.id, $1, '${names.attachment}', '${canaries.file}', 'application/pdf', 1
     from messages m join conversations c on c.id = m.conversation_id where c.volunteer_id = $1 and m.sender_id = $1 limit 1`,
]
