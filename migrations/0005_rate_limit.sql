-- Limits of requests that all processes share. Not logged: a crash of PostgreSQL empties it, which forgives everyone.

create unlogged table rate_limit (
  key text primary key check (char_length(key) <= 200),
  tat timestamptz not null
);
comment on table rate_limit is
  'One row a bucket (GCRA): tat is when the bucket will be full again. Keys hold no address and no name, only hashes.';
create index rate_limit_tat on rate_limit (tat);
