-- A watch list holds cars of both lists, and is a client's or an account's (`user:` and its id in client_id). What was watched
-- is noted as it was, to say of one that is sold what it was and where others like it are.
alter table vehicle_watches
  add column kind text not null default 'vehicle',
  add column name text,
  add column body_type text,
  add column price_usd integer;
alter table vehicle_watches drop constraint vehicle_watches_client_id_vehicle_id_key;
alter table vehicle_watches add constraint vehicle_watches_once unique (client_id, kind, vehicle_id);
