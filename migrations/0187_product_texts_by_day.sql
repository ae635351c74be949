-- The words of the product's own terms and privacy notice, which are version 1, can change with a release: the day of the
-- words that someone agreed to (docs/decisions/0128-days-of-product-texts.md). Null for versions that the operator published,
-- and for rows that an earlier release wrote, whose words are those of 2026-11-01.
alter table legal_agreements add column if not exists text_since date;
