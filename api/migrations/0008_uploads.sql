create table uploads (
  id text primary key,
  user_id bigint not null,
  bucket text not null,
  key text not null,
  file_name text not null,
  content_type text not null,
  size integer not null,
  state text not null,
  address text,
  tidied integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (bucket, key)
);
create index uploads_user on uploads (user_id, created_at);
create index uploads_address on uploads (address);
create index uploads_expiry on uploads (expires_at) where tidied = 0;
