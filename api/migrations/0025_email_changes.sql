-- The right of an address to take its account back after the account was moved to another one (ACC-6). `token_hash` is the SHA-256 of
-- what the mail to the old address carries: whoever reads this table can take nothing back.
create table email_changes (
  token_hash text primary key,
  user_id bigint not null references users on delete cascade,
  old_email text not null,
  changed_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_changes_user on email_changes (user_id);
create index email_changes_expiry on email_changes (expires_at);
