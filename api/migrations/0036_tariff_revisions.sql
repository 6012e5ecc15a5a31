-- Revisions of a tariff: the newest one that two people have approved counts, while a newer one waits for them.
alter table tariff_approvals drop constraint tariff_approvals_tariff_id_fkey;
alter table tariffs add column revision integer not null default 1;
alter table tariffs drop constraint tariffs_pkey;
alter table tariffs add primary key (id, revision);
alter table tariff_approvals add column revision integer not null default 1;
alter table tariff_approvals drop constraint tariff_approvals_pkey;
alter table tariff_approvals add primary key (tariff_id, revision, approver);
alter table tariff_approvals add foreign key (tariff_id, revision) references tariffs (id, revision) on delete cascade;
