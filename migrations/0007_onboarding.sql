-- What people say of themselves in the onboarding dialog, as they said it; profiles are completed from it.

create table onboarding_answers (
  user_id uuid not null references users on delete cascade,
  user_type text not null check (user_type in ('volunteer', 'organization')),
  skills text[] not null default '{}',
  preferred_causes text[] not null default '{}',
  experience text not null,
  availability text not null,
  goals text not null,
  answered_at timestamptz(3) not null default now(),
  primary key (user_id, user_type)
);
comment on table onboarding_answers is 'The last answers of each person for each role; goals have no other place.';
