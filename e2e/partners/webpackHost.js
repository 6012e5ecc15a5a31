// A bank's page, built with webpack. It shares its own React.
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('own')).render(React.createElement('p', null, `React ${React.version} of the bank`));
const { entries } = await (await fetch(`${globalThis.SITE}/partners/gazette.json`)).json();
registerRemotes([{ name: 'ranking', entry: entries.ranking, type: 'module' }]);
const { mount } = await loadRemote('ranking/mount');
globalThis.mounted = mount(
  document.getElementById('place'),
  { name: 'ranking', attributes: { list: 'energy' } },
  { onLoad: () => globalThis.heard.push('load'), onError: (error) => globalThis.heard.push(error.message) },
);
