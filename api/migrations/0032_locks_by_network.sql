-- Wrong codes count by address and network, so that a stranger elsewhere locks nobody out; `network_key` is a hash. Old rows live 15 minutes.
drop table code_tries;
create table code_tries (
  email text not null,
  network_key text not null,
  tries smallint not null,
  until timestamptz not null,
  primary key (email, network_key)
);
create index code_tries_expiry on code_tries (until);

-- Who asked for a code, and how many wrong ones other networks entered while it was valid.
alter table email_codes
  add column network_key text not null default '',
  add column foreign_tries smallint not null default 0;

-- The address that a slot is of, also where its key is a hash.
alter table email_slots add column address text;
update email_slots set address = email where email like '%@%';
create index email_slots_address on email_slots (address);
