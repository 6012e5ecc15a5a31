-- Events as visitors sent them; from country on what the server made of them.
create table track_events (
  received_at timestamptz not null,
  is_demo boolean not null default false,
  device_id text not null,
  device_type text not null,
  os_type text not null,
  event_time bigint not null,
  url text not null,
  page text not null,
  local_time text not null,
  event_type text not null,
  extra text not null,
  user_id text not null,
  identity_id text not null,
  platform text not null,
  country text not null,
  version text not null,
  channel text not null,
  item_id text,
  item_title text,
  converts boolean not null
);
create index track_events_time on track_events (received_at);

-- What a device did in an hour: statistics of a month read these instead of a million events. Written with each event.
create table track_visits (
  hour timestamptz not null,
  device bigint not null,
  is_demo boolean not null,
  platform text not null,
  os_type text not null,
  version text not null,
  country text not null,
  channel text not null,
  views integer not null,
  home integer not null,
  data integer not null,
  model integer not null,
  vehicles integer not null,
  adverts integer not null,
  prices integer not null,
  collects integer not null,
  draws integer not null,
  primary key (hour, device, platform, os_type, version, country, channel, is_demo)
);

-- The same for news and adverts that were opened.
create table track_item_visits (
  hour timestamptz not null,
  event_type text not null,
  item_id text not null,
  device bigint not null,
  is_demo boolean not null,
  title text,
  views integer not null,
  primary key (hour, event_type, item_id, device, is_demo)
);

-- Accounts of the auction and dealer platforms, and what they did after each sign-in.
create table platform_accounts (
  number text primary key,
  first_name text not null,
  last_name text not null,
  email text not null,
  platform_name text not null,
  dealer text not null,
  inserted_at timestamptz not null
);
create index platform_accounts_newest on platform_accounts (inserted_at desc, number);

create table platform_sign_ins (
  number text not null references platform_accounts,
  signed_in_at timestamptz not null,
  bids integer not null,
  wins integer not null,
  lots integer not null,
  primary key (number, signed_in_at)
);
create index platform_sign_ins_time on platform_sign_ins (signed_in_at);

-- Logins of the admin: who tries how often, and tokens by their hash.
create table admin_attempts (
  key text primary key,
  failures integer not null,
  locked_until timestamptz not null,
  tried_at timestamptz not null
);
create index admin_attempts_age on admin_attempts (tried_at);

create table admin_tokens (
  token_hash text primary key,
  admin text not null,
  expires_at timestamptz not null,
  ends_at timestamptz not null
);
create index admin_tokens_expiry on admin_tokens (expires_at);
