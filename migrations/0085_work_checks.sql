-- Whether accepted work still goes on: what time asked, and what both sides answered (safeguards S3, S15).
create table work_checks (
  application_id uuid primary key references applications on delete cascade,
  -- Since when the volunteer is asked whether they are still on it, and when they were last heard of.
  asked_at timestamptz(3),
  active_at timestamptz(3),
  -- Since when the organization may free the spot, because there was no answer.
  silent_at timestamptz(3),
  -- Ongoing work: since when both are asked to renew it, who said yes, and since when the answers are overdue.
  renewal_asked_at timestamptz(3),
  volunteer_renewed_at timestamptz(3),
  organization_renewed_at timestamptz(3),
  overdue_at timestamptz(3),
  -- When both last said yes.
  renewed_at timestamptz(3)
);
comment on table work_checks is 'Whether accepted work goes on. What is set here counts against no one.';
