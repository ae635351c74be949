-- Checks the rows from before 0113, while the table is read and written.

alter table applications validate constraint applications_cover_letter_check;
