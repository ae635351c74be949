-- What a project says about its scope besides its texts (safeguards S2, S3, S5, S6, S13; decision A30). All of it is
-- optional: what is missing shows as "not stated".

alter table projects
  -- The first and the last day of the work, if they are known.
  add column start_date date,
  add column end_date date,
  -- What should be done by when: a list of {title, dueDate, afterHours}, in the order of the work.
  add column milestones jsonb not null default '[]',
  -- Who answers the volunteer's questions, as the organization wrote it.
  add column contact_name text,
  -- How both sides know that the work is finished.
  add column definition_of_done text,
  -- Why it needs more than 10 hours a week.
  add column hours_reason text,
  -- The organization confirmed that the work does not replace a paid post (S6).
  add column confirms_no_paid_post boolean not null default false,
  -- The organization confirmed that whoever does licensed work has the license and who is responsible (S13).
  add column confirms_license boolean not null default false;
-- Checked for new rows only; 0071 looks at the old ones.
alter table projects
  add constraint projects_ends_after_start check (end_date >= start_date) not valid,
  add constraint projects_milestones_are_list check (jsonb_typeof(milestones) = 'array') not valid,
  add constraint projects_contact_name_check check (char_length(contact_name) between 1 and 100) not valid,
  add constraint projects_definition_of_done_check check (char_length(definition_of_done) between 1 and 5000) not valid,
  add constraint projects_hours_reason_check check (char_length(hours_reason) between 1 and 500) not valid;
