-- What a car or vehicle was that is no longer offered: of its page it is told what is like it. Written by the database, since
-- rows are deleted by whoever feeds it; what comes back is offered again, which goes first.
create table departed (
  kind text not null,
  id text not null,
  body_type text not null,
  price_usd integer,
  departed_at timestamptz not null default now(),
  primary key (kind, id)
);

-- Whoever writes may have other rights, and look for tables elsewhere.
create function note_departure() returns trigger language plpgsql security definer set search_path from current as $$
begin insert into departed (kind, id, body_type, price_usd) select tg_argv[0], id, body_type, price_usd from gone on conflict (kind, id) do update set body_type = excluded.body_type, price_usd = excluded.price_usd, departed_at = excluded.departed_at; return null; end $$;

create trigger departed after delete on used_cars referencing old table as gone for each statement execute function note_departure('car');
create trigger departed after delete on finder_vehicles referencing old table as gone for each statement execute function note_departure('vehicle');
alter table used_cars enable always trigger departed;
alter table finder_vehicles enable always trigger departed;
