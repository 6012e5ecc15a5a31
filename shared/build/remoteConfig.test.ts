import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { sharedLibraries, sharedVersions } from './sharedLibraries';

const project = resolve(import.meta.dirname, '../..');
let folder = '';

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

// Runs in a process of its own, because jest cannot load the modules of webpack. Builds once for each message.
const builder = `
import webpack from 'webpack';
import { remoteConfig } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))};
const federation = { name: 'garage', port: 4399, contract: 1, routes: [], menu: [], widgets: [] };
process.on('message', () => {
  const configurations = remoteConfig(import.meta.dirname, federation).map((each) => ({ ...each, cache: false }));
  webpack(configurations).run((error, stats) => {
    if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
    process.send('built');
  });
});
`;

let builds: ChildProcess;
let exited: Promise<unknown>;

const startBuilds = (): void => {
  builds = spawn(process.execPath, ['--import', 'tsx', join(folder, 'build.mts')], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  exited = once(builds, 'exit').then(() => 'ended');
};
const stopBuilds = async (): Promise<void> => {
  builds.kill();
  await exited;
};

const build = async (): Promise<void> => {
  builds.send('build');
  const outcome = await Promise.race([once(builds, 'message'), exited]);
  if (!Array.isArray(outcome)) throw new Error('the build failed: see its output on standard error');
};

const namesIn = (path: string): string[] => readdirSync(join(folder, path)).toSorted();
const textOf = (path: string): string =>
  namesIn(path)
    .map((name) => readFileSync(join(folder, path, name), 'utf8'))
    .join('\n');
const chunksIn = (path: string): unknown => JSON.parse(readFileSync(join(folder, path, 'chunks.json'), 'utf8'));

const page = (text: string): string => `
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { createSlice } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import Chart from 'highcharts-react-official';
import Highcharts from 'highcharts/esm/highcharts.js';
const Box = styled.div\`color: red;\`;
const used = [Highcharts, useState, createSlice, skipToken, useSelector];
export const page = { Component: () => <Box><Link to="/">${text} {used.length} {String(Chart)}</Link></Box> };
`;

beforeAll(async () => {
  // Inside the project, where the packages are found.
  mkdirSync(join(project, 'node_modules/.cache'), { recursive: true });
  folder = join(mkdtempSync(join(project, 'node_modules/.cache/caravan-build-')), 'garage');
  write('build.mts', builder);
  write('src/page.tsx', page('Cars'));
  // The import of the documentation of styled-components.
  write(
    'src/documented.tsx',
    "import styled from 'styled-components';\nconst Text = styled.p`color: teal;`;\nexport const page = { Component: () => <Text>styled</Text> };",
  );
  write('src/other.ts', 'export const page = { Component: () => null };');
  write(
    'src/remote.ts',
    `export const remote = { pages: {
      home: () => import(/* webpackChunkName: "page-home" */ './page'),
      other: () => import(/* webpackChunkName: "page-other" */ './other'),
      documented: () => import(/* webpackChunkName: "page-documented" */ './documented'),
    } };`,
  );
  startBuilds();
  await build();
}, 120_000);
afterAll(async () => {
  await stopBuilds();
  rmSync(dirname(folder), { recursive: true, force: true });
});

describe('the build of a remote', () => {
  it('names files by their content and lists those of each chunk', () => {
    const names = namesIn('dist/browser').filter((name) => name !== 'chunks.json');
    for (const name of names) expect(name).toMatch(/^[\w-]+\.[0-9a-f]{16}\.js$/);
    expect(chunksIn('dist/browser')).toMatchObject({
      garage: [expect.stringMatching(/^remoteEntry\./)],
      remote: [expect.stringMatching(/\.js$/)],
      'page-home': [expect.stringMatching(/^page-home\./)],
    });
  });

  it('contains no copy of a shared library [MFE-11]', () => {
    const text = textOf('dist/browser');
    for (const { shareKey } of sharedLibraries.filter(({ shareKey: key }) => key !== 'react-dom')) {
      expect(text).toContain(`"${shareKey}"`);
    }
    // Texts in the sources of the libraries.
    expect(text).not.toMatch(/react\.transitional\.element|data-styled-version|actionCreatorCheck|Highcharts error/);
    // Texts in the runtime of module federation.
    expect(text).not.toMatch(/Federation instance not found|_FEDERATION_RUNTIME_CORE/);
    expect(text.length).toBeGreaterThan(1000);
  });

  it('for the server is one module without libraries for browsers [MFE-10]', () => {
    const names = namesIn('dist/server').filter((name) => name !== 'chunks.json');
    expect(names).toEqual([expect.stringMatching(/^server\.[0-9a-f]{16}\.mjs$/)]);
    expect(chunksIn('dist/server')).toMatchObject({ server: names });
    const text = textOf('dist/server');
    for (const library of ['react', 'react-router-dom', '@reduxjs/toolkit', 'styled-components']) {
      expect(text).toMatch(new RegExp(`from ?"${library}"`));
    }
    expect(textOf('dist/browser')).toContain('constructorType');
    expect(text).not.toContain('constructorType');
  });

  it('for the server renders the default export of styled-components [MFE-10]', () => {
    write(
      'render.mts',
      `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
const { remote } = await import('./dist/server/${namesIn('dist/server').find((name) => name.startsWith('server.'))}');
const { page } = await remote.pages.documented();
const sheet = new ServerStyleSheet();
const html = renderToString(sheet.collectStyles(createElement(page.Component)));
process.stdout.write(JSON.stringify([html, sheet.getStyleTags()]));`,
    );
    const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', join(folder, 'render.mts')], {
      cwd: project,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/<p class=[^>]+>styled<.*color: ?teal/);
  });

  it('renames only changed files [PERF-4]', async () => {
    const before = new Set(namesIn('dist/browser'));
    write('src/page.tsx', page('Vans'));
    await build();
    const fresh = namesIn('dist/browser').filter((name) => !before.has(name));
    expect(fresh.some((name) => name.startsWith('page-home.'))).toBe(true);
    expect(fresh.some((name) => name.startsWith('page-other.'))).toBe(false);
  }, 120_000);
});

describe('the record of a build', () => {
  const built = (): unknown => JSON.parse(readFileSync(join(folder, 'dist/built.json'), 'utf8'));
  const installed = (name: string): unknown => {
    const found: unknown = JSON.parse(readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8'));
    return typeof found === 'object' && found !== null && 'version' in found ? found.version : undefined;
  };

  it('has the versions and used names of shared packages [MFE-6]', () => {
    const packages = ['@reduxjs/toolkit', 'highcharts', 'react', 'react-redux', 'react-router', 'styled-components'];
    expect(built()).toMatchObject({
      contract: 1,
      shared: Object.fromEntries(packages.map((name) => [name, installed(name)])),
      names: { react: ['useState'], '@caravan/router': ['Link'], '@caravan/styles': ['default', 'styled'] },
    });
  });

  it('has the versions of the packages in the folder of the remote [MFE-6]', async () => {
    write('node_modules/react/package.json', JSON.stringify({ name: 'react', version: '77.1.0' }));
    // Node caches the location of a package.
    await stopBuilds();
    startBuilds();
    await build();
    expect(built()).toMatchObject({ shared: { react: '77.1.0', 'react-redux': installed('react-redux') } });
    expect(textOf('dist/browser').includes('requiredVersion:"^77.1.0"')).toBe(true);
  }, 120_000);
});

describe('shared libraries', () => {
  it('have the version that is installed', () => {
    const versions = sharedVersions(project);
    expect(Object.keys(versions)).toEqual(sharedLibraries.map(({ shareKey }) => shareKey));
    for (const version of Object.values(versions)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('are each requested under one key only', () => {
    const requests = sharedLibraries.flatMap((library) => library.requests);
    expect(new Set(requests).size).toBe(requests.length);
  });
});
