-- An organization can say why it declines an application. Automatic declines have none.

alter table applications add column decline_reason text;
-- Checked for new rows only; 0080 looks at the old ones.
alter table applications
  add constraint applications_decline_reason_check check (decline_reason is null or (status = 'declined'
    and decline_reason in ('position_filled', 'different_experience', 'timing', 'location', 'other'))) not valid;
comment on column applications.decline_reason is
  'Why the organization declined it. Null: it did not say, or no person declined it.';
comment on column applications.end_reason is
  'Why it ended or was declined, in words: of the organization or the volunteer, or ours if nobody decided.';

alter table saved_replies add column decline_reason text;
alter table saved_replies
  add constraint saved_replies_decline_reason_check check (
    decline_reason in ('position_filled', 'different_experience', 'timing', 'location', 'other')) not valid;
comment on column saved_replies.decline_reason is 'The reason that is chosen together with the reply, or null.';
