-- The page of an advertiser; texts in both languages and lists as JSON (schema/friendships.ts).
create table friendship_details (
  friendship_id text primary key references friendships,
  banner text,
  video text,
  phone text,
  email text,
  manual text,
  overview_img text,
  guide_price_usd integer,
  content jsonb not null
);

-- The spec sheet of an advertiser; not every one has one.
create table spec_sheets (
  friendship_id text primary key references friendships,
  image text not null,
  lines jsonb not null
);

-- Adverts that clients saved. Written by visitors: no reference to what the seed makes anew.
create table advert_collects (
  client_id text not null,
  adv_id text not null,
  identity_id text,
  collected_at timestamptz not null,
  primary key (client_id, adv_id)
);

-- What is known of a series beyond the catalogue's filters; kW, kWh, km, mm.
create table series_specs (
  series_id text primary key references series,
  segment text not null,
  launch_year smallint not null,
  drive text not null,
  length_mm smallint,
  width_mm smallint,
  height_mm smallint,
  wheelbase_mm smallint,
  power_kw double precision,
  battery_kwh double precision,
  cltc_range_km smallint,
  fuel_l100 double precision,
  zero_to_100 double precision,
  seats smallint
);

-- What a trim level of a series has; keys of the equipment terms.
create table trim_equipment (
  series_id text not null references series,
  trim_level text not null,
  features text[] not null,
  primary key (series_id, trim_level)
);

create table downloads (
  id text primary key,
  position smallint not null,
  image text not null,
  file text not null,
  name_en text not null,
  name_ge text not null,
  tips_en text not null,
  tips_ge text not null
);
