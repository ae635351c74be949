-- Deadlines that apply, the earliest first: 0096_projects_deadline found an index of the same name (0092_project_deadlines_index).
create index concurrently if not exists projects_enforced_deadline on projects (application_deadline, created_at desc, id desc) where visibility = 'published' and deadline_enforced;
