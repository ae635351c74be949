-- The public registers of exempt organizations, and what was decided by them.

-- Replaced as a whole by each load (made beside, then renamed), so that a reader sees the old one or the new one. The
-- file's column ICO names a person and its STREET may be somebody's home: neither is kept.
create table registry_bmf (
  -- Nine digits; text, for leading zeros.
  ein text not null,
  -- Which of the files of one load (0, 1, …), and the line in it: for whoever wants to look the row up.
  file smallint not null,
  line integer not null,
  name text not null,
  sort_name text not null,
  city text not null,
  state text not null,
  zip text not null,
  -- 0000 = no group exemption.
  group_code text not null,
  subsection text not null,
  foundation text not null,
  deductibility text not null,
  status text not null,
  -- YYYYMM.
  ruling text not null,
  constraint registry_bmf_pkey primary key (ein, file, line)
);

create table registry_pub78 (
  ein text not null,
  file smallint not null,
  line integer not null,
  -- Codes with commas between them.
  deductibility text not null,
  constraint registry_pub78_pkey primary key (ein, file, line)
);

-- Reinstated ones are among them: a row alone is no guilt. An EIN may be there more than once.
create table registry_revocations (
  ein text not null,
  file smallint not null,
  line integer not null,
  name text not null,
  revoked_on date not null,
  posted_on date,
  reinstated_on date,
  constraint registry_revocations_pkey primary key (ein, file, line)
);

create table registry_loads (
  id uuid primary key default gen_random_uuid(),
  loaded_at timestamptz(3) not null default now(),
  duration_ms integer not null,
  -- Organizations whose mark was looked at again, and those that lost it.
  rechecked integer not null default 0,
  suspended integer not null default 0
);
comment on table registry_loads is 'The history of loads; never overwritten.';

create table registry_files (
  load_id uuid not null references registry_loads on delete cascade,
  kind text not null check (kind in ('bmf', 'pub78', 'revocations')),
  -- 0, 1, … of its kind.
  file smallint not null,
  name text not null,
  sha256 text not null,
  rows integer not null,
  rejected integer not null,
  posted_on date not null,
  -- Only a part of the register, such as some states: what is not in it says nothing.
  is_partial boolean not null,
  primary key (load_id, kind, file)
);
