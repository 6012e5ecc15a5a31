import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listenOn } from '@caravan/shared/http';
import { inputsOf } from '../../../scripts/inputs';
import { withLock } from '../../../scripts/lock';
import { root } from '../../../scripts/workspaces';

const execFileAsync = promisify(execFile);

const widget = '<caravan-widget name="ranking" list="energy"></caravan-widget>';

/** Returns a page with a program of its own. */
const withProgram = (folder: string, content: string): string =>
  `<div id="own"></div>${content}<script type="module" src="/${folder}/main.js"></script>`;

/** Returns the pages of the partner by path. */
const pagesFor = (site: string): Readonly<Record<string, string>> => {
  const embed = `<script type="module" src="${site}/embed.js"></script>`;
  return {
    '/plain': `<h1>The Gazette</h1>${widget}${embed}`,
    '/article': `<main><article><h1>The Gazette</h1><h2>Cars</h2><p>Before</p><caravan-widget name="ranking" list="energy" heading="3" accent="#0a6e5c" background="#fffdf5" theme="light"></caravan-widget><p>After</p></article></main>${embed}`,
    '/wrong': `<caravan-widget name="rankings"></caravan-widget>${embed}`,
    '/chart': `<p>Before</p><caravan-widget name="model" chart="price"></caravan-widget><p>After</p>${embed}`,
    '/far': `<div style="height: 5000px"></div>${widget}<p>After</p>${embed}`,
    '/two': `${widget}<caravan-widget name="ranking" list="hot" lang="ge"></caravan-widget>${embed}`,
    '/hostile': `<style>* { all: unset !important; --ink: red !important } div, p, li { display: none !important } html { font-size: 3px !important }</style>${widget}${embed}`,
    ...Object.fromEntries(['react-17', 'react-18'].map((name) => [`/${name}`, withProgram(name, `${widget}${embed}`)])),
    ...Object.fromEntries(
      ['webpack', 'vite'].map((name) => [
        `/${name}`,
        withProgram(name, `<div id="place"></div><script>SITE = '${site}'; heard = [];</script>`),
      ]),
    ),
  };
};

/** Returns the content policy that the site requires of partners. Pages with a program have none. */
const policyFor = (site: string): string =>
  `default-src 'none'; script-src ${site}; connect-src ${site}; img-src ${site} 'self'; style-src 'unsafe-inline'`;

/** Builds the programs of partners if their sources or packages changed. Returns their folder. */
const buildPrograms = (): Promise<string> =>
  withLock(join(root, '.caravan/locks/partner-programs'), async () => {
    const folder = join(root, '.caravan/partner-programs');
    const marker = join(folder, 'inputs');
    const inputs = `${inputsOf('partners')} ${inputsOf('e2e/partners')}`;
    if (existsSync(marker) && readFileSync(marker, 'utf8') === inputs) return folder;
    await execFileAsync(process.execPath, [join(root, 'e2e/partners/build.mjs'), folder]);
    writeFileSync(marker, inputs);
    return folder;
  });

/** Serves a partner's pages at any host name of this machine. Those with a program need `withPrograms`, because building takes long. */
export const servePartner = async (site: string, { withPrograms = false } = {}) => {
  const folder = withPrograms ? await buildPrograms() : null;
  const pages = pagesFor(site);
  const server = createServer(({ url = '/' }, response) => {
    const page = pages[url];
    if (url === '/favicon.ico') response.writeHead(204).end();
    else if (page !== undefined) {
      const strict = ['/plain', '/article', '/wrong', '/chart', '/far', '/two', '/hostile'].includes(url);
      response
        .writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          ...(strict ? { 'content-security-policy': policyFor(site) } : {}),
        })
        .end(`<!doctype html><html lang="en"><title>A partner</title>${page}`);
    } else if (folder !== null && /^\/[\w-]+\/main\.js$/.test(url)) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(readFileSync(join(folder, url)));
    } else response.writeHead(404).end();
  });
  const port = await listenOn(server);
  return {
    originOf: (name: string): string => `http://${name}.localhost:${port}`,
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
