import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '../..');

const declaration = `
import { CONTRACT_VERSION, defineFederation } from '@caravan/shared/contracts';
import { pagesOf, widgetsOf } from '@caravan/shared/page';
const text = { en: 'Text', ge: 'ტექსტი' };
const route = { sideMenu: true, title: text, description: text };
export const federation = defineFederation({
  name: 'planted', port: 1, contract: CONTRACT_VERSION, menu: [],
  routes: [{ ...route, id: 'model', path: '/model/:type/:id', params: { type: ['week', 'month'] } }],
  widgets: [{ id: 'Card' }],
});
export const definePage = pagesOf<typeof federation>();
export const defineWidget = widgetsOf<typeof federation>();
export const Nothing = () => null;
`;

const imports = `
import * as v from 'valibot';
import { CONTRACT_VERSION, dataInsights, defineFederation, type RemoteParts } from '@caravan/shared/contracts';
import { Widget } from '@caravan/shared/site';
import { definePage, defineWidget, Nothing, type federation } from './declaration';
export const used = [CONTRACT_VERSION, v, dataInsights, defineFederation, Widget, definePage, defineWidget, Nothing];
export type Used = RemoteParts<typeof federation>;
const text = { en: 'Text', ge: 'ტექსტი' };
const route = { id: 'a', sideMenu: true, title: text, description: text } as const;
export const page = definePage('model', { address: ({ params }) => params, queries: () => ({}), View: Nothing });
export const widget = defineWidget({ part: 'Card', props: v.object({ id: v.string() }) }, { View: ({ id }) => id });
export const texts = { en: async () => ({ default: {} }), ge: async () => ({ default: {} }) };
export const routes = [route];
`;

/** Code that must not compile, one file each. Only `fits` must compile. */
const planted: Readonly<Record<string, string>> = {
  fits: `export const parts: RemoteParts<typeof federation> = { texts, partTexts: {}, pages: { model: async () => ({ page }) }, widgets: { Card: async () => ({ widget }) } };
    export const shown = <Widget widget={dataInsights} props={{ news: [] }} fallback={null} />;
    export const week: 'week' | 'month' = page.id === 'model' ? 'week' : 'month';`,
  missingPage: `export const parts: RemoteParts<typeof federation> = { texts, partTexts: {}, pages: {}, widgets: { Card: async () => ({ widget }) } };`,
  undeclaredPage: `export const parts: RemoteParts<typeof federation> = { texts, partTexts: {}, pages: { model: async () => ({ page }), other: async () => ({ page }) }, widgets: { Card: async () => ({ widget }) } };`,
  unlinkedId: `export const other = definePage('modle', { address: () => null, queries: () => ({}), View: Nothing });`,
  lackingParameter: `export const other = definePage('model', { address: ({ params }) => params.name, queries: () => ({}), View: Nothing });`,
  undeclaredValue: `export const other = definePage('model', { address: ({ params }) => params.type === 'day', queries: () => ({}), View: Nothing });`,
  valuesWithoutParameter: `export const other = defineFederation({ name: 'a', port: 1, contract: CONTRACT_VERSION, menu: [], widgets: [], routes: [{ ...route, path: '/a/:id', params: { kind: ['b'] } }] });`,
  unlinkedWidget: `export const other = defineWidget({ part: 'Crad', props: v.object({}) }, { View: Nothing });`,
  wrongProperty: `export const shown = <Widget widget={dataInsights} props={{ news: 'none' }} fallback={null} />;`,
  unknownProperty: `export const shown = <Widget widget={dataInsights} props={{ newz: [] }} fallback={null} />;`,
};

// Inside the repository, where packages are found.
let folder = '';
beforeAll(() => {
  // In `dist`, because checks may run meanwhile and do not read it.
  mkdirSync(join(repository, 'scripts/dist'), { recursive: true });
  folder = mkdtempSync(join(repository, 'scripts/dist/planted-'));
  const config = { extends: '../../../tsconfig.json', include: ['.'], exclude: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'declaration.ts'), declaration);
  for (const [name, code] of Object.entries(planted)) writeFileSync(join(folder, `${name}.tsx`), imports + code);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('compiles only code that fits a declaration [MFE-18]', () => {
  const tsc = spawnSync(join(repository, 'node_modules/.bin/tsc'), ['-p', folder, '--pretty', 'false'], {
    cwd: repository,
    encoding: 'utf8',
  });
  const refused = new Set([...tsc.stdout.matchAll(/([a-zA-Z]+)\.tsx?\(\d+,\d+\): error/g)].map(([, name]) => name));
  expect(refused).toEqual(new Set(Object.keys(planted).filter((name) => name !== 'fits')));
}, 120_000);
