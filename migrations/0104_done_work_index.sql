-- Signed-off work: the schedule looks every hour for recent work that a side has not reviewed.
create index concurrently if not exists applications_completed on applications (updated_at) where status = 'completed';
