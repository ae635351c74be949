-- As for replies (0099_language_of_replies).
alter table application_notes add column language text;
