-- Points, badges and weeks of rest of volunteers (src/domain/rewards.ts).

-- What a volunteer has and had of points: the row that is locked before anything of theirs is counted. Made anew from the
-- ledger and from what happened at any time.
create table point_accounts (
  user_id uuid primary key references users on delete cascade,
  -- What can be spent: the sum of the entries.
  balance integer not null default 0 check (balance >= 0),
  -- What was earned and stands, whatever was spent: level, tier and rank come from it.
  earned integer not null default 0 check (earned >= 0),
  -- When the latest of it was earned; among equals the earlier one ranks first.
  earned_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  constraint point_accounts_earned_is_dated check (earned = 0 or earned_at is not null)
);
-- A rank is the number of those before.
create index point_accounts_rank on point_accounts (earned, earned_at, user_id) where earned > 0;

create table point_entries (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null,
  -- What it is for, "hours:{id}"; a later entry about the same bears a number, "hours:{id}#2".
  source text not null,
  points integer not null check (points <> 0),
  balance_after integer not null check (balance_after >= 0),
  -- What its sentence speaks of: ids and numbers.
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  -- When it happened.
  at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  -- One event counts once, whatever races.
  constraint point_entries_once unique (user_id, source)
);
comment on table point_entries is 'The ledger: append-only by triggers. Entries go with their account and never before it.';
create index point_entries_user on point_entries (user_id, id desc);

create function point_entries_refuse() returns trigger language plpgsql as $$
begin
  -- The account is gone already when what belongs to it goes.
  if tg_op = 'DELETE' and not exists (select from users where id = old.user_id) then
    return old;
  end if;
  raise exception 'the ledger of points is append-only' using errcode = 'insufficient_privilege';
end $$;

create function point_entries_refuse_all() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger of points is append-only' using errcode = 'insufficient_privilege';
end $$;

create trigger point_entries_refuse before update or delete on point_entries
  for each row execute function point_entries_refuse();
create trigger point_entries_refuse_all before truncate on point_entries
  for each statement execute function point_entries_refuse_all();

create table badge_awards (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  -- A rule of src/domain/badges.ts.
  badge_id text not null,
  earned_at timestamptz(3) not null,
  -- [{"applicationId": …, "at": …}, …]: the work it was given for.
  evidence jsonb not null default '[]' check (jsonb_typeof(evidence) = 'array'),
  created_at timestamptz(3) not null default now(),
  constraint badge_awards_once unique (user_id, badge_id)
);

create table rest_weeks (
  user_id uuid not null references users on delete cascade,
  monday date not null check (extract(isodow from monday) = 1),
  announced_at timestamptz(3) not null default now(),
  primary key (user_id, monday)
);
comment on table rest_weeks is 'Weeks that a volunteer announced as rest: they do not break the row of weeks with work.';
