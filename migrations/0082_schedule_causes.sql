-- A cause can change, such as a deadline that moves. Then its actions are planned again.
alter table scheduled_actions add column cause_at timestamptz(3);
comment on column scheduled_actions.cause_at is
  'The time that the days of the rule count from. Null in rows of an earlier release, whose cause never changes.';
