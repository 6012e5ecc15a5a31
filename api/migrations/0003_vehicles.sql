-- Vehicle finder: what the page of a vehicle shows beside its card.
alter table finder_vehicles add column model_name text not null default '';
alter table finder_vehicles add column series_name text;
alter table finder_vehicles add column body_type text not null default '';
alter table finder_vehicles add column video_url text;
create index finder_vehicles_alike on finder_vehicles (body_type, price_usd, id);

create table finder_details (
  vehicle_id text primary key references finder_vehicles on delete cascade,
  specs jsonb not null,
  description_en text not null,
  description_ge text not null,
  checked_at timestamptz,
  accidents smallint,
  owners smallint,
  ccic boolean,
  fleet boolean
);

-- Accounts that links name by ?accountId.
create table identities (
  id text primary key,
  first_name text not null,
  last_name text not null,
  phone text,
  email text,
  platform text not null
);

-- Catalogue: exporters, and what the page of a car shows beside its card.
create table enterprises (
  id text primary key,
  name text not null,
  email text not null,
  site text not null
);

alter table used_cars add column enterprise_id text references enterprises;
alter table used_cars add column images text[] not null default '{}';
alter table used_cars add column color_en text;
alter table used_cars add column color_ge text;
alter table used_cars add column guide_cny integer;
alter table used_cars add column oem_cny integer;
alter table used_cars add column fob_usd integer;
alter table used_cars add column fob_city_en text;
alter table used_cars add column fob_city_ge text;
alter table used_cars add column cif_usd integer;
alter table used_cars add column cif_city_en text;
alter table used_cars add column cif_city_ge text;
alter table used_cars add column is_now boolean not null default false;
alter table used_cars add column plate_number text;
alter table used_cars add column plate_date date;
alter table used_cars add column status smallint not null default 0;
alter table used_cars add column export_tax smallint not null default 0;
alter table used_cars add column ready_status smallint not null default 0;

-- What visitors write. No foreign keys to demo data, which is made anew each week.
create table vehicle_watches (
  id bigint generated always as identity primary key,
  client_id text not null,
  vehicle_id text not null,
  identity_id text,
  watched_at timestamptz not null,
  unique (client_id, vehicle_id)
);
create index vehicle_watches_newest on vehicle_watches (client_id, id desc);

create table contact_requests (
  id bigint generated always as identity primary key,
  client_id text not null,
  identity_id text,
  email text,
  content text not null,
  vehicle_id text,
  language text not null,
  created_at timestamptz not null
);
create index contact_requests_newest on contact_requests (created_at desc);

create table price_requests (
  id bigint generated always as identity primary key,
  client_id text not null,
  identity_id text,
  vehicle_id text not null,
  name text not null,
  email text not null,
  telephone text not null,
  company_name text not null,
  star smallint not null,
  price double precision not null,
  currency text not null,
  quantity integer not null,
  language text not null,
  created_at timestamptz not null
);
create index price_requests_newest on price_requests (created_at desc);
create index price_requests_vehicle on price_requests (vehicle_id, created_at desc);
