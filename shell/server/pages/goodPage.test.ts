import type { FastifyInstance } from 'fastify';
import { changePartner, type PartnerChange } from '@caravan/registry';
import { rollbackRemote } from '@caravan/registry/publish';
import type { ApiState } from '../http/apiWatch';
import type { SiteFeed } from '../registry/siteFeed';
import { waitForAdoption } from '../testing/feeds';
import { bootOf } from '../testing/html';
import { federationOf, federationWithRoute, makeSite, type TestSite } from '../testing/site';

let site: TestSite;
let feed: SiteFeed;
let app: FastifyInstance;
let state: ApiState;

const gazette = 'https://gazette.test';
const edit = () => ({ store: site.store, keys: site.keys, by: 'team', why: 'a test' });
const changeGazette = (changes: PartnerChange) => changePartner(edit(), 'gazette', changes);
const publish = () => site.publish(federationOf('ranking'));
const publishFramed = () => site.publish(federationWithRoute('ranking', { framed: true }));

/** Serves the site with an API that answers, until `state` says that it is unavailable. */
const serve = async (): Promise<void> => {
  const followed = await site.followContinuously();
  ({ feed } = followed);
  app = await site.serve({ ...followed, api: { state: () => state, onUnavailable: () => undefined } });
};

beforeEach(() => {
  state = 'responsive';
  site = makeSite();
});
afterEach(() => {
  feed.stop();
  return site.remove();
});

const get = () => app.inject('/ranking');
const isStale = (body: string): boolean => body.includes('data-since');
const frameAncestors = async (): Promise<string | undefined> =>
  /frame-ancestors ([^;]*)/.exec(String((await get()).headers['content-security-policy']))?.[1];

describe('the last good page', () => {
  it('is sent after a publication, since its version is the fallback of the new one [REL-2]', async () => {
    await publish();
    await serve();
    await get();
    await waitForAdoption(feed, await publish());
    state = 'unavailable';
    expect(isStale((await get()).body)).toBe(true);
  });

  it('is not sent after a rollback from its version [MFE-3]', async () => {
    await publish();
    const { remotes } = await publish();
    const version = remotes['ranking']?.current.version;
    await serve();
    expect(JSON.stringify(bootOf((await get()).body))).toContain(`"version":"${version}"`);
    await waitForAdoption(feed, await rollbackRemote(edit(), 'ranking'));
    state = 'unavailable';
    const { body } = await get();
    expect([isStale(body), body.includes(`"version":"${version}"`)]).toEqual([false, false]);
  });

  it('is not framed by a partner that was switched off meanwhile [EMB-5]', async () => {
    await publishFramed();
    await changeGazette({ origins: [gazette] });
    await serve();
    expect(await frameAncestors()).toBe(`'self' ${gazette}`);
    await waitForAdoption(feed, await changeGazette({ off: true }));
    state = 'unavailable';
    expect(await frameAncestors()).toBe("'self'");
  });
});
