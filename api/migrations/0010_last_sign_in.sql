-- How long an account has not been used: it is removed after the time that the privacy policy names.
alter table users add column signed_in_at timestamptz;
update users set signed_in_at = created_at;
alter table users alter column signed_in_at set not null;
create index users_last_sign_in on users (signed_in_at);
