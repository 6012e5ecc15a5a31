create table users (
  id bigint generated always as identity primary key,
  email text not null unique,
  level smallint not null default 2,
  avatar text,
  first_name text,
  last_name text,
  country text,
  currency text not null default 'usd',
  identity text unique,
  is_dealer boolean not null default false,
  created_at timestamptz not null
);

create table sessions (
  token_hash text primary key,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);
