import { screen } from '@testing-library/react';
import { manifestOf, remoteOf } from '../../testing/manifests';
import { renderSite } from '../../testing/renderShell';
import { sourceOf } from '../../testing/sources';

const { source } = sourceOf([]);
const { fetch: before } = globalThis;
afterEach(() => {
  globalThis.fetch = before;
});

it.each([
  ['2999-01-01T00:00:00.000Z', /^2999-01-01$/],
  ['2020-01-01T00:00:00.000Z', /^2020-01-01: it has expired\. .*npm run renew/],
  [null, /^—: it has expired\. /],
])('shows that the registry of the server expires at %p [MFE-21]', async (expires, text) => {
  const asked = jest.fn(async () => Response.json({ ok: true, registry: { sequence: 7, expires } }));
  globalThis.fetch = asked;
  await renderSite('/test', manifestOf([remoteOf('ranking')]), source);
  expect(await screen.findByText(text, { selector: 'dd span' })).toBeVisible();
  expect(asked).toHaveBeenCalledWith('/health', expect.anything());
});
