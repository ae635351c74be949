-- An organization can cancel a published project, with a reason (decision A29). This is final.

alter table projects
  -- When it was canceled, and the reason that its applicants and volunteers read.
  add column canceled_at timestamptz(3),
  add column cancel_reason text,
  drop constraint projects_status_check;
-- Checked for new rows only; 0064 looks at the old ones.
alter table projects
  add constraint projects_status_check
    check (status in ('open', 'active', 'in_progress', 'paused', 'completed', 'canceled')) not valid,
  add constraint projects_canceled_says_why
    check ((status = 'canceled') = (canceled_at is not null) and (canceled_at is null) = (cancel_reason is null))
    not valid,
  add constraint projects_cancel_reason_check check (char_length(cancel_reason) between 1 and 500) not valid;
comment on column projects.status is
  'open: nobody accepted; active: work under way, places left; in_progress: all places taken; paused; completed; canceled.';
