-- Wrong codes of an address: counted until `until`; at five the address is locked until then.
create table code_tries (
  email text primary key,
  tries smallint not null,
  until timestamptz not null
);
create index code_tries_expiry on code_tries (until);
create index email_codes_expiry on email_codes (expires_at);

-- Identity (getIdentity) that a visitor came with, for statistics of partners.
alter table sessions add column identity_id text;

-- Nonces that an identity provider must put into its token, by their SHA-256; each works once.
create table login_nonces (
  nonce_hash text primary key,
  expires_at timestamptz not null
);
create index login_nonces_expiry on login_nonces (expires_at);

-- What visitors wrote; kept where its writer's account goes.
create table feedback (
  id bigint generated always as identity primary key,
  email text,
  content text not null,
  user_id bigint,
  language text not null,
  created_at timestamptz not null
);
create index feedback_newest on feedback (created_at desc, id desc);
