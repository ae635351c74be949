-- Sessions that were ended from elsewhere: the browser then removes what its person typed (docs/decisions/0108).

create table ended_sessions (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id uuid not null references users on delete cascade,
  ended_at timestamptz(3) not null default now()
);
comment on table ended_sessions is
  'Sessions that someone ended before they expired. Kept for 30 days, so that a browser can tell them from expired ones.';
create index ended_sessions_ended on ended_sessions (ended_at);
create index ended_sessions_user on ended_sessions (user_id);
