-- A block ends an invite for the volunteer only. For the organization it waits until its last day, as any other without an
-- answer: if it ended earlier, that would say that someone blocked it.
alter table invites add column closed_for_volunteer_at timestamptz(3);
comment on column invites.closed_for_volunteer_at is
  'When a block, a suspension or a deletion ended it for the volunteer. For the organization, it waits until its last day.';
