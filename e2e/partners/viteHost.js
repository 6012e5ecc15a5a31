// A dealer's page, built with Vite. It shares no module.
import { createInstance } from '@module-federation/enhanced/runtime';

const { entries } = await (await fetch(`${globalThis.SITE}/partners/gazette.json`)).json();
const host = createInstance({ name: 'dealer', remotes: [{ name: 'ranking', entry: entries.ranking, type: 'module' }] });
const { mount } = await host.loadRemote('ranking/mount');
globalThis.mounted = mount(
  document.getElementById('place'),
  { name: 'ranking', attributes: { list: 'energy' } },
  { onLoad: () => globalThis.heard.push('load'), onError: (error) => globalThis.heard.push(error.message) },
);
