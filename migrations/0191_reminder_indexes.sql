-- notifications_unread_application serves what they served.
drop index notifications_reminders;
drop index notifications_work_reminders;
