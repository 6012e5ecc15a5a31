import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../e2e/support/until';
import { freePort } from '../freePort';
import { keepSite, type KeptSite } from '../supervisor/keptSite';
import { databasePair, type DatabasePair } from './databasePair';
import { findAllOfPostgres } from './packages';
import { postgresNode, type PostgresNode } from './postgresNode';

const postgres = findAllOfPostgres();

(postgres ? describe : describe.skip)('two PostgreSQL servers', () => {
  const top = mkdtempSync(join(tmpdir(), 'caravan-pair-'));
  let nodes: { readonly a: PostgresNode; readonly b: PostgresNode };
  let kept: KeptSite;
  let pair: DatabasePair;

  beforeAll(async () => {
    // Root starts PostgreSQL as another user, which passes through this folder.
    chmodSync(top, 0o711);
    const programs = { postgres: postgres ?? '', setpriv: 'setpriv', nginx: '', haproxy: '', valkey: '', openssl: '' };
    nodes = {
      a: postgresNode('a', await freePort(), top, programs),
      b: postgresNode('b', await freePort(), top, programs),
    };
    kept = keepSite({ data: join(top, 'site'), suffix: 'pair', say: () => undefined });
    pair = databasePair({ nodes, file: join(top, 'primary'), say: () => undefined });
    await pair.start(kept);
  }, 60_000);
  afterAll(async () => {
    pair.stop();
    await kept.stop();
    rmSync(top, { recursive: true, force: true });
  });

  const ask = (name: 'a' | 'b', statement: string) => nodes[name].query(statement, pair.password());

  it('keep what was acknowledged when the primary is killed, and go on [REL-1]', async () => {
    await ask('a', 'create table kept (id int)');
    await until(() => Promise.resolve(pair.isSafe()));
    await ask('a', 'insert into kept values (1)');
    process.kill(nodes.a.pid(), 'SIGKILL');
    await until(() =>
      ask('b', 'insert into kept values (2)').then(
        () => true,
        () => false,
      ),
    );
    expect(await ask('b', 'select id from kept order by id')).toEqual([{ id: 1 }, { id: 2 }]);
    await until(() => Promise.resolve(pair.isSafe()));
    expect(await ask('a', 'select id from kept order by id')).toEqual([{ id: 1 }, { id: 2 }]);
  });
});
