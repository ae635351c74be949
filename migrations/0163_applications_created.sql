-- Impact reports count the applications of a period, and list them in this order.
create index concurrently if not exists applications_created on applications (created_at, id);
