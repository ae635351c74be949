-- The audit log: who did what to whom. Rows are only added, and each one holds the hash of the one before.

create table audit_log (
  id bigint generated always as identity primary key,
  -- The place in the chain, given when the transaction commits: 1, 2, … without a gap. Null only inside the transaction.
  position bigint,
  at timestamptz(3) not null default clock_timestamp(),
  -- Who did it; null: the product itself or an operator's command. No foreign key here: the log outlives whom it names.
  actor_id uuid,
  actor_ip inet,
  -- The first eight bytes of the SHA-256 of the session's token, in hexadecimal: tells sessions apart, opens none.
  session_hash_prefix text,
  action text not null,
  object_type text not null,
  object_id text,
  before jsonb,
  after jsonb,
  request_id text,
  outcome text not null check (outcome in ('done', 'refused', 'failed')),
  prev_hash bytea,
  hash bytea
);
comment on table audit_log is 'Append-only: triggers refuse updates, truncation, and deletions of what is younger than 400 days.';
create unique index audit_log_position on audit_log (position);
create index audit_log_at on audit_log (at, id);
create index audit_log_actor on audit_log (actor_id, position);
create index audit_log_object on audit_log (object_type, object_id, position);
create index audit_log_action on audit_log (action, position);

create table audit_seals (
  position bigint primary key,
  hash bytea not null,
  -- When the sealed entry was recorded: only from one older than 400 days may the chain begin.
  entry_at timestamptz(3) not null,
  sealed_at timestamptz(3) not null default now()
);
comment on table audit_seals is 'Places of the chain that a check has found sound. What is old may be removed up to one: the chain goes on from it.';

-- A place, everything that was recorded, and the hash before, as one text of a fixed order.
create function audit_hash(entry audit_log) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_array(
    entry.position, entry.id, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS'),
    entry.actor_id, host(entry.actor_ip), entry.session_hash_prefix, entry.action, entry.object_type, entry.object_id,
    entry.before, entry.after, entry.request_id, entry.outcome, encode(entry.prev_hash, 'hex'))::text, 'UTF8'))
$$;

-- Runs at the commit, so that the lock of the chain's end is held for no longer than the commit takes: writers of long
-- transactions hold up nobody, and nothing is waited for behind it. Each statement sees what was committed before it.
create function audit_log_chain() returns trigger language plpgsql as $$
declare
  entry audit_log;
  last record;
begin
  perform pg_advisory_xact_lock(hashtext('audit_log'), 0);
  select position, hash into last from audit_log where position is not null order by position desc limit 1;
  if not found then
    select position, hash into last from audit_seals order by position desc limit 1;
  end if;
  entry := new;
  entry.position := coalesce(last.position, 0) + 1;
  entry.prev_hash := coalesce(last.hash, '\x'::bytea);
  update audit_log set position = entry.position, prev_hash = entry.prev_hash, hash = audit_hash(entry)
    where id = new.id;
  return null;
end $$;

create function audit_log_begin() returns trigger language plpgsql as $$
begin
  new.position := null;
  new.prev_hash := null;
  new.hash := null;
  return new;
end $$;

create function audit_log_refuse() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.hash is null and new.hash is not null
    and to_jsonb(new) - array['position', 'prev_hash', 'hash'] = to_jsonb(old) - array['position', 'prev_hash', 'hash']
  then
    return new;
  end if;
  if tg_op = 'DELETE' and old.at < now() - interval '400 days'
    and old.position <= (select max(position) from audit_seals)
  then
    return old;
  end if;
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end $$;

create function audit_refuse_all() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end $$;

create trigger audit_log_begin before insert on audit_log for each row execute function audit_log_begin();
create constraint trigger audit_log_chain after insert on audit_log
  deferrable initially deferred for each row execute function audit_log_chain();
create trigger audit_log_refuse before update or delete on audit_log
  for each row execute function audit_log_refuse();
create trigger audit_log_refuse_all before truncate on audit_log
  for each statement execute function audit_refuse_all();
create trigger audit_seals_refuse before update or delete on audit_seals
  for each row execute function audit_refuse_all();
create trigger audit_seals_refuse_all before truncate on audit_seals
  for each statement execute function audit_refuse_all();
