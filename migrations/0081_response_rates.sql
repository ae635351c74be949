-- The response rate as last computed with an organization's ranking, so that matches can be ordered by it.

alter table organization_standings add column response_rate smallint;
comment on column organization_standings.response_rate is
  'Percent of the applications that were answered or are overdue; null while the organization is new.';
