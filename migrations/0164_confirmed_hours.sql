-- Impact reports sum the confirmed hours of a period, and list them in this order.
create index concurrently if not exists hour_entries_confirmed on hour_entries (date, id) where status = 'confirmed';
