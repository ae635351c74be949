-- Which of the listed projects were in view, and what the chances of applying and of being accepted are learned from
-- (docs/decisions/0126).

-- Only the catalog changes, so that the locks on both tables are short. Without the foreign key, writing what is listed
-- never waits for someone who changes a project: services lock its row for update, which the check of a foreign key
-- waits for. The row of a removed project goes with its days.
alter table match_exposures
  drop constraint match_exposures_project_id_fkey,
  -- Whether it was in view for a second. What earlier releases listed was only loaded, so none of it counts as seen.
  add column is_seen boolean not null default false,
  -- When it was listed: the points of skills, causes, location, time and experience, the need in points, and the days
  -- since it was posted. Null in rows of earlier releases, in general lists, and of projects that this person can't take.
  add column features real[];
comment on table match_exposures is
  'What was listed is kept for two days, and what was seen for 90. It orders the matches of that person, teaches the models of match_models, and is counted per project; the person''s export has it.';

-- It served the foreign key. The earlier release still reads match_exposures_home.
drop index match_exposures_project;

-- What the models of applying and of being accepted learned (docs/decisions/0126). One row per night and outcome. They
-- have sums over many people and say nothing about one of them.

create table match_models (
  fitted_at timestamptz(3) not null,
  outcome text not null check (outcome in ('apply', 'accept')),
  -- Which features the coefficients belong to: predictionVersion in src/domain/matching/predictions.ts.
  version integer not null,
  -- Decisions of the last 90 days that could be learned from; below 500 nothing is fitted.
  decisions integer not null check (decisions >= 0),
  -- The pairs that were read, and how many of them ended as predicted.
  pairs integer not null check (pairs >= 0),
  positives integer not null check (positives between 0 and pairs),
  -- Whether the order uses the fitted model, and since when the order uses what it uses.
  is_used boolean not null,
  used_since timestamptz(3) not null,
  -- The intercept first. Those of the prior have the slopes of the documented weights. Null if nothing was fitted: below
  -- 500 decisions, below 500 pairs of its own, or if all of these ended alike.
  coefficients double precision[],
  prior_coefficients double precision[],
  -- By how much the model raises the logarithm of the chance, on average over its pairs: the order is centered on it.
  mean_raise double precision,
  -- On people whose pairs were left out of the fit.
  log_loss double precision,
  prior_log_loss double precision,
  brier double precision,
  prior_brier double precision,
  -- By tenths of the predicted chance: [{"predicted": 0.1, "observed": 0.12, "count": 50}, …].
  calibration jsonb not null,
  prior_calibration jsonb not null,
  primary key (outcome, fitted_at),
  check (is_used <= (coefficients is not null and mean_raise is not null and log_loss < prior_log_loss))
);
comment on table match_models is 'The latest row of an outcome decides what the recommended order uses. Kept for a year.';
