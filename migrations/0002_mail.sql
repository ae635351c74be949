-- Letters: jobs are leased instead of held in a transaction, and letters are kept where there is no mail server.

alter table jobs add column locked_until timestamptz(3);
comment on column jobs.locked_until is
  'Until then the job is one worker''s. It passes unfinished only when that process died; then another takes the job.';

create table outbox (
  id bigint generated always as identity primary key,
  -- Made of the fact and the recipient: a letter that is sent again is stored once.
  message_id text not null unique,
  fact_id bigint not null references facts on delete cascade,
  user_id uuid not null references users on delete cascade,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz(3) not null default now()
);
comment on table outbox is 'Letters of a process without a mail server (SMTP_URL), kept for thirty days.';
create index outbox_age on outbox (created_at);
create index outbox_user on outbox (user_id);
create index outbox_fact on outbox (fact_id);
