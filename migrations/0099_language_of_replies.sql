-- The language that a reply to a review is written in, guessed from its text (docs/decisions/0101); null if it is not known,
-- as for every earlier reply.
alter table reviews add column reply_language text;
