-- Counts the applications from before 0075. The first statement locks their projects, so that the second one, which
-- reads after it, misses none that arrives meanwhile.

select id from projects where id in (select project_id from applications where status = 'pending') order by id for update;
update projects set pending_count = (
  select count(*) from applications a where a.project_id = projects.id and a.status = 'pending')
where id in (select project_id from applications where status = 'pending');
