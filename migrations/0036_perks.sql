-- The perks store: what points can be spent on, the codes of it, and who redeemed what.

create table perks (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) between 1 and 120),
  description text not null check (char_length(description) between 1 and 500),
  -- Who gives it, in words: no organization of the marketplace.
  provider text not null check (char_length(provider) between 1 and 100),
  category text not null check (category in ('learning', 'lifestyle', 'networking', 'career', 'wellness')),
  points_cost integer not null check (points_cost between 1 and 100000),
  -- What the provider takes off, in words ("20% off"); null where it says none.
  discount text check (char_length(discount) between 1 and 60),
  -- How many there are in all; null: as many as there are codes or, of codes made here, without end.
  stock integer check (stock between 1 and 1000000),
  -- How many have been redeemed. It stays where an account is deleted, so that no code and no place comes back.
  claimed_count integer not null default 0 check (claimed_count >= 0),
  -- It can be redeemed from the first moment until before the second; null: without a beginning, or an end.
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  -- 'list': the codes an administrator loaded. 'made': one is made for each who redeems it.
  code_source text not null check (code_source in ('list', 'made')),
  state text not null default 'draft' check (state in ('draft', 'offered', 'withdrawn')),
  -- Grows with each change of an administrator; a change names the one it was made from.
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- When it was first offered; a draft was never.
  offered_at timestamptz(3),
  constraint perks_window check (ends_at > starts_at),
  constraint perks_never_oversold check (claimed_count <= stock),
  constraint perks_draft_unclaimed check (state <> 'draft' or (claimed_count = 0 and offered_at is null))
);
-- The administrators' list, newest first, and the store.
create index perks_newest on perks (created_at desc, id desc);
create index perks_offered on perks (points_cost, id) where state = 'offered';

create table perk_codes (
  perk_id uuid not null references perks on delete cascade,
  code text not null check (char_length(code) between 1 and 64),
  -- The order in which they were loaded, and are given.
  position bigint generated always as identity,
  -- When somebody was given it; it is given once, also where that account is deleted.
  taken_at timestamptz(3),
  primary key (perk_id, code)
);
create index perk_codes_free on perk_codes (perk_id, position) where taken_at is null;

create table redemptions (
  id uuid primary key default gen_random_uuid(),
  perk_id uuid not null references perks,
  user_id uuid not null references users on delete cascade,
  -- What is shown to who has it: to the person alone.
  code text not null check (char_length(code) between 1 and 64),
  -- What it cost then.
  points integer not null check (points > 0),
  redeemed_at timestamptz(3) not null default now(),
  constraint redemptions_once unique (perk_id, user_id),
  constraint redemptions_code_once unique (perk_id, code)
);
create index redemptions_of_perk on redemptions (perk_id, redeemed_at desc, id desc);
create index redemptions_of_person on redemptions (user_id, redeemed_at desc, id desc);
