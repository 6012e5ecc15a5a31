-- What the person knows of a watched car: from watching it, or from the last message.
alter table vehicle_watches
  add column told_georgia_usd integer,
  add column told_azerbaijan_usd integer,
  add column told_boundary date,
  add column told_gone boolean not null default false;

-- Saved searches of an account. `seen`: ids of results that the person has seen or was told of.
create table saved_searches (
  id bigint primary key generated always as identity,
  user_id bigint not null references users on delete cascade,
  list text not null,
  name text not null,
  keyword text,
  filters jsonb not null,
  country text not null,
  saved_at timestamptz not null,
  seen text[] not null
);
create index saved_searches_user on saved_searches (user_id);

-- Who gets messages. `token` ends them without a session. `last_day`: the last day of the site that was looked at.
create table watch_subscriptions (
  user_id bigint primary key references users on delete cascade,
  is_on boolean not null,
  language text not null,
  country text not null,
  token text not null unique,
  last_day date not null
);

-- The messages and the outbox of their mails: at most one for a person and day.
create table watch_messages (
  id bigint primary key generated always as identity,
  user_id bigint not null references users on delete cascade,
  day date not null,
  news jsonb not null,
  mail text not null default 'waiting',
  is_read boolean not null default false,
  unique (user_id, day)
);
create index watch_messages_waiting on watch_messages (day, id) where mail = 'waiting';
