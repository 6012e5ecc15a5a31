import { useState, type ReactElement } from 'react';
import { StyleSheetManager } from 'styled-components';
import { slotKey } from '@caravan/shared/contracts';
import { themeCss } from '@caravan/shared/theme';
import { mergeStyles } from '../../../shell/server/render/mergeStyles';
import { PageSheet } from '../../../shell/server/render/pageStyles';
import { createPageTexts } from '../../../shell/server/render/pageTexts';
import { ServerRouterView } from '../../../shell/server/render/ServerRouterView';
import { Root } from '../../../shell/universal/frame/Root';
import { Shell } from '../../../shell/universal/frame/Shell';
import english from '../../../shell/universal/locales/en.json';
import georgian from '../../../shell/universal/locales/ge.json';
import type { BootManifest } from '../../../shell/universal/manifest/manifest';
import type { Remotes, SlotPart, SlotState } from '../../../shell/universal/remotes/remotes';
import { matchRoute } from '../../../shell/universal/router/routes';
import { anonymousAccount } from '../../../shell/universal/services/account';
import { fixedPreferences } from '../../../shell/universal/services/preferences';
import type { ShellServices } from '../../../shell/universal/services/ShellContext';
import { createStore } from '../../../shell/universal/store/createStore';
import { TextsContext } from '../../../shell/universal/texts/TextsContext';
import type { PageData } from './recordedPage';
import { remotes as modules } from './remotes';

// Built for the other servers. This module has the same React components as Caravan's pages, the same style sheet and the same cache of
// texts, so that only the servers differ.

const parts = new Map<string, SlotState<SlotPart>>();
const texts = createPageTexts({ en: english, ge: georgian }).get('en', []);

for (const [remote, module] of Object.entries(modules)) {
  texts.add(remote, (await module.texts.en()).default);
  for (const [part, load] of Object.entries({ ...module.pages, ...module.widgets })) {
    parts.set(slotKey({ remote, part }), { status: 'ready', part: await load() });
    const partTexts = await module.partTexts[part]?.en();
    if (partTexts) texts.add(remote, partTexts.default);
  }
}

const missing: SlotState<SlotPart> = { status: 'idle' };

const remotesOf = (manifest: BootManifest): Remotes => {
  const state: Remotes['state'] = (slot) => parts.get(slotKey(slot)) ?? missing;
  const open: Remotes['open'] = (slot) => Promise.resolve(state(slot));
  return {
    manifest,
    all: () => manifest.remotes,
    isPage: ({ remote, part }) =>
      manifest.remotes.find(({ name }) => name === remote)?.routes.some(({ id }) => id === part) ?? false,
    state,
    open,
    retry: open,
    fail: (_slot, error) => {
      throw error;
    },
    subscribe: () => () => undefined,
  };
};

const transport = { call: () => Promise.reject(new Error('the page contains all its answers')) };

const Content = ({ address, manifest, state }: PageData): ReactElement => {
  const [url] = useState(() => new URL(address));
  const [store] = useState(() => {
    const created = createStore({ transport }, state);
    created.addParts(manifest.remotes.flatMap(({ name }) => modules[name]?.store ?? []));
    return created.store;
  });
  const [services] = useState((): ShellServices => ({
    remotes: remotesOf(manifest),
    preferences: fixedPreferences(manifest),
    account: anonymousAccount,
    loads: [],
    onPageShown: () => undefined,
    now: Date.now,
    side: 'server',
  }));
  return (
    <Root store={store} texts={texts.source} services={services}>
      <TextsContext.Provider value={texts.texts}>
        <ServerRouterView url={url} match={matchRoute(manifest, url.pathname)} failure={null}>
          <Shell />
        </ServerRouterView>
      </TextsContext.Provider>
    </Root>
  );
};

/** Renders the styles of the components that were rendered before it. */
const Rules = ({ sheet }: { readonly sheet: PageSheet }): ReactElement => {
  const { css, groups } = mergeStyles([sheet.styles()]);
  return <style data-groups={groups}>{css}</style>;
};

const theme = themeCss((file) => `/${file}`, 'en');

/** Renders a page of Caravan. */
export const Page = (page: PageData): ReactElement => {
  const [sheet] = useState(() => new PageSheet());
  return (
    <>
      <style>{theme}</style>
      <div id="root">
        <StyleSheetManager sheet={sheet}>
          <Content {...page} />
        </StyleSheetManager>
      </div>
      <Rules sheet={sheet} />
    </>
  );
};
