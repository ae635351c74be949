-- Reminders of dates are about accepted work, no longer about its project: what was done or skipped for a project is taken
-- over for its volunteers, so that no one is reminded again. The previous release plans for projects again while it still
-- runs; those actions end without effect here, because no work has a project's id.

update scheduled_actions set outcome = 'canceled', done_at = now()
where outcome is null and rule in ('project.start', 'project.end', 'project.completion')
  and exists (select from projects p where p.id = subject_id);

insert into scheduled_actions (rule, subject_id, step, due_at, run_at, attempts, cause_at, done_at, outcome)
select s.rule, a.id, s.step, s.due_at, s.run_at, s.attempts, s.cause_at, s.done_at, s.outcome
from scheduled_actions s join applications a on a.project_id = s.subject_id
where s.rule in ('project.start', 'project.end', 'project.completion') and s.outcome in ('done', 'skipped')
  and a.status = 'accepted'
on conflict do nothing;
