-- Requests that all API processes together have counted in the current window. `key` is a hash. Old rows live a minute.
-- Unlogged: after a crash of the database the counts begin again. Half of each page is free, so that updates need no new index entry.
create unlogged table rate_counts (
  key text primary key,
  taken bigint not null,
  ends_at timestamptz not null
) with (fillfactor = 50);
