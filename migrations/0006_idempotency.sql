-- Writes that a caller may repeat without a second effect: the answer is stored in the transaction of the effect.

create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  key text not null check (char_length(key) between 1 and 255),
  -- SHA-256 of method, address and body: the same key for another request is a mistake.
  fingerprint bytea not null check (octet_length(fingerprint) = 32),
  -- Null only inside the transaction that makes it.
  answer text,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, key)
);
comment on table idempotency_keys is 'Idempotency-Key headers of the last 24 hours, with the answers that are given again.';
create index idempotency_keys_age on idempotency_keys (created_at);
