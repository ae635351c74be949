-- A volunteer may say why they decline a change of what they agreed to; both sides read it in the history.
alter table scope_changes add column decline_reason text;
alter table scope_changes
  add constraint scope_changes_decline_reason_check check (
    decline_reason is null or (status = 'declined' and char_length(decline_reason) <= 500)) not valid;
comment on column scope_changes.decline_reason is 'The volunteer’s words, or null.';
