-- The days of the setting that a scheduled action was planned with, so that a changed setting moves it.
alter table scheduled_actions add column planned_days smallint;
comment on column scheduled_actions.planned_days is
  'The days from cause_at, negative before it, that due_at was planned with; null if an earlier release planned it.';
