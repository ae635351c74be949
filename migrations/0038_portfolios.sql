-- A volunteer's portfolio: the line that it begins with, and the work that it leaves out.

alter table volunteer_profiles
  -- What somebody does, in one line under their name.
  add column headline text,
  add constraint volunteer_profiles_headline check (char_length(headline) between 1 and 120) not valid;

-- A row: the volunteer leaves this work out of what others see of their portfolio.
create table portfolio_omissions (
  application_id uuid primary key references applications on delete cascade,
  omitted_at timestamptz(3) not null default now()
);
