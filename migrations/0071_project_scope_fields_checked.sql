-- Checks the rows from before 0070, while the table is read and written.

alter table projects validate constraint projects_ends_after_start;
alter table projects validate constraint projects_milestones_are_list;
alter table projects validate constraint projects_contact_name_check;
alter table projects validate constraint projects_definition_of_done_check;
alter table projects validate constraint projects_hours_reason_check;
