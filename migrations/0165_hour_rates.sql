-- What an hour of a volunteer's time is worth, as the operator sets it for each year (docs/decisions/0115-impact-reports.md).
create table if not exists hour_rates (
  year smallint primary key check (year between 1990 and 2100),
  amount numeric(7, 2) not null check (amount > 0 and amount <= 10000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  source text not null check (char_length(source) between 1 and 120),
  source_url text check (char_length(source_url) between 1 and 500),
  updated_at timestamptz(3) not null default now()
);
comment on table hour_rates is 'The value of an hour by the year in which it was worked. Impact reports name the source.';
