-- The daily email about what waits for the staff.

alter table notice_times add column staff_email_day date;
comment on column notice_times.staff_email_day is
  'The last day, in the person''s time zone, on which they got an email about what waits for them as staff.';

-- Saving the settings stored every topic, so "no email" was the default here and no choice. Now the default is a daily email.
delete from notice_preferences
  where topic = 'administration' and mail = 'none' and mail_before is null and in_product;
