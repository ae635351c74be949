-- Questions of a project's own, and what its applicants answered.

-- [{"id": "…", "text": "…", "isRequired": true}, …]: at most five.
alter table projects
  add column screening_questions jsonb not null default '[]',
  add constraint projects_screening_questions check (
    case jsonb_typeof(screening_questions) when 'array' then jsonb_array_length(screening_questions) <= 5 else false end
  ) not valid;
-- [{"questionId": "…", "question": "…", "answer": "…"}, …]: with the words as they were asked, for the project may change
-- them; an answer that was left out is null.
alter table applications
  add column screening_answers jsonb not null default '[]',
  add constraint applications_screening_answers check (jsonb_typeof(screening_answers) = 'array') not valid;
