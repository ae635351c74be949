-- What happens when time passes: planned when its cause arises, carried out once, canceled with its cause.

create table scheduled_actions (
  id bigint generated always as identity primary key,
  rule text not null check (char_length(rule) between 1 and 60),
  -- What it is about, such as an application; it may be gone when the action is due.
  subject_id uuid not null,
  -- Which of the rule's times, from 1.
  step smallint not null check (step between 1 and 100),
  due_at timestamptz(3) not null,
  -- When it is tried next; later than due after a failure.
  run_at timestamptz(3) not null,
  attempts integer not null default 0,
  last_error text check (char_length(last_error) <= 2000),
  done_at timestamptz(3),
  outcome text check (outcome in ('done', 'canceled', 'skipped', 'failed')),
  created_at timestamptz(3) not null default now(),
  constraint scheduled_actions_ended check ((outcome is null) = (done_at is null)),
  -- Also finds what is planned for a subject.
  constraint scheduled_actions_once unique (subject_id, rule, step)
);
comment on table scheduled_actions is
  'One row per thing to do at a time; open ones have no outcome. Each is carried out once, by one process.';
create index scheduled_actions_due on scheduled_actions (run_at, id) where outcome is null;
create index scheduled_actions_ended on scheduled_actions (done_at desc, id desc) where outcome is not null;
