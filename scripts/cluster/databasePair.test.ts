import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { succeeds, until } from '../../e2e/support/until';
import { findFreePort } from '../freePort';
import { superviseSite, type SupervisedSite } from '../supervisor/supervisedSite';
import { createDatabasePair, type DatabasePair } from './databasePair';
import { findAllOfPostgres } from './packages';
import { createPostgresNode, type PostgresNode } from './postgresNode';

const postgres = findAllOfPostgres();

(postgres ? describe : describe.skip)('two PostgreSQL servers', () => {
  const top = mkdtempSync(join(tmpdir(), 'caravan-pair-'));
  let nodes: { readonly a: PostgresNode; readonly b: PostgresNode };
  let site: SupervisedSite;
  let pair: DatabasePair;

  beforeAll(async () => {
    // Root starts PostgreSQL as another user, which passes through this folder.
    chmodSync(top, 0o711);
    const programs = { postgres: postgres ?? '', setpriv: 'setpriv', nginx: '', haproxy: '', valkey: '', openssl: '' };
    nodes = {
      a: createPostgresNode('a', await findFreePort(), top, programs),
      b: createPostgresNode('b', await findFreePort(), top, programs),
    };
    site = superviseSite({ data: join(top, 'site'), suffix: 'pair', say: () => undefined });
    pair = createDatabasePair({ nodes, file: join(top, 'primary'), say: () => undefined });
    await pair.start(site);
  }, 60_000);
  afterAll(async () => {
    pair.stop();
    await site.stop();
    rmSync(top, { recursive: true, force: true });
  });

  const query = (name: 'a' | 'b', statement: string) => nodes[name].query(statement, pair.password());

  it('keep acknowledged rows when the primary is killed, and continue [REL-1]', async () => {
    await query('a', 'create table kept (id int)');
    await until(() => Promise.resolve(pair.isSafe()));
    await query('a', 'insert into kept values (1)');
    process.kill(nodes.a.pid(), 'SIGKILL');
    await until(() => succeeds(query('b', 'insert into kept values (2)')));
    expect(await query('b', 'select id from kept order by id')).toEqual([{ id: 1 }, { id: 2 }]);
    await until(() => Promise.resolve(pair.isSafe()));
    expect(await query('a', 'select id from kept order by id')).toEqual([{ id: 1 }, { id: 2 }]);
  });
});
